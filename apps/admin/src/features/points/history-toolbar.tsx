import { pointFilterName, pointTypeSchema } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { FilterToggle } from '@academy/ui/filter-bar';
import { PrintIcon } from '@academy/ui/icon';
import { Select } from '@academy/ui/select';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../shared/api';
import { DayCondition } from '../../shared/lists/day-condition';
import { ExportMenu } from '../../shared/lists/export-menu';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { historyTexts } from './history-texts';
import { pointQueries } from './points-queries';
import styles from './points-page.module.css';
import { pointsTexts } from './points-texts';
import type { PointFilterState } from './use-point-filter';

const texts = historyTexts.filter;
const option = ([value, label]: readonly [string, string]) => (
  <option key={value} value={value}>
    {label}
  </option>
);

interface Props {
  state: PointFilterState;
  count: ReactNode;
  /** The columns' menu. */
  menu: ReactNode;
  onPrint: () => void;
}

/** What of the history is shown, as a file and on paper too. */
export function HistoryToolbar({ state, count, menu, onPrint }: Props) {
  const presets = useQuery(pointQueries.presets()).data?.content ?? [];
  const recent = useQuery(pointQueries.recent()).data?.content ?? [];
  const students = useQuery(pointQueries.students()).data?.content ?? [];
  const issuers = [
    ...new Map(
      recent.flatMap(({ issuerId, issuerName }) =>
        issuerId === null ? [] : [[issuerId, issuerName] as const],
      ),
    ),
  ];
  const one = students.find(({ id }) => id === state.get('of'));
  const { from, to } = state.filter;
  return (
    <ListToolbar
      filter={state}
      search={texts.search}
      label={texts.label}
      count={count}
      actions={
        <>
          {menu}
          <Button size="dense" onClick={onPrint}>
            <PrintIcon /> {pointsTexts.print}
          </Button>
          <ExportMenu
            load={(format, _contacts, control) =>
              api.exportPoints({ params: { format }, query: state.filter, ...control })
            }
          />
        </>
      }
    >
      <Select
        size="dense"
        label={texts.type}
        labelHidden
        value={state.get('type')}
        onValueChange={(value) => state.set('type', value)}
      >
        {option(['', `${texts.type}: ${texts.all}`])}
        {pointTypeSchema.options.map((type) => option([type, pointFilterName(type)]))}
      </Select>
      <Select
        size="dense"
        label={texts.item}
        labelHidden
        value={state.get('item')}
        onValueChange={(value) => state.set('item', value)}
      >
        {option(['', `${texts.item}: ${texts.all}`])}
        {[
          ...new Set([
            ...presets.map(({ name }) => name),
            ...(state.get('item') === '' ? [] : [state.get('item')]),
          ]),
        ].map((name) => option([name, name]))}
      </Select>
      <Select
        size="dense"
        label={texts.issuer}
        labelHidden
        value={state.get('issuer')}
        onValueChange={(value) => state.set('issuer', value)}
      >
        {option(['', `${texts.issuer}: ${texts.all}`])}
        {issuers.map(option)}
      </Select>
      <span className={styles.period}>
        <DayCondition
          label={texts.from}
          pickerLabel={texts.pickFrom}
          value={state.get('from')}
          onChange={(value) => state.set('from', value)}
        />
        <DayCondition
          label={texts.to}
          pickerLabel={texts.pickTo}
          value={state.get('to')}
          error={from && to && from > to ? texts.reversed : undefined}
          onChange={(value) => state.set('to', value)}
        />
      </span>
      {state.get('of') !== '' && (
        <FilterToggle pressed onPressedChange={() => state.set('of', '')}>
          {one?.name ?? texts.student}
        </FilterToggle>
      )}
      <FilterToggle
        pressed={state.filter.voided === 'true'}
        onPressedChange={(on) => state.set('voided', on ? 'true' : '')}
      >
        {texts.voided}
      </FilterToggle>
    </ListToolbar>
  );
}
