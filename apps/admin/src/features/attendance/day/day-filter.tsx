import { statusMeanings } from '@academy/app-kit/status';
import { DAY_FILTERS, type DayFilter } from '@academy/domain/attendance';
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterSelect } from '@academy/ui/filter-bar';
import { StatLine, StatTile } from '@academy/ui/stat-tile';
import { Tooltip } from '@academy/ui/tooltip';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '../../../shared/texts/kit-texts';
import { ListToolbar, type ListToolbarProps } from '../../../shared/lists/list-toolbar';
import { attendanceTexts as texts } from '../attendance-texts';
import type { DayFilterState } from './use-day-filter';

interface Props<Row> extends Pick<
  ListToolbarProps<Row>,
  'actions' | 'more' | 'file' | 'onPrint' | 'view' | 'primary'
> {
  filter: Pick<DayFilterState, 'words'> & { shown: readonly unknown[] };
  rows: readonly { grade: string | null }[] | undefined;
}

/** Search and grade, how many students those are, and what can be done with them. */
export function DayFilterBar<Row>({
  filter: { words, shown },
  rows,
  actions,
  more,
  file,
  onPrint,
  view,
  primary,
}: Props<Row>) {
  const count = rows && countText(rows.length, shown.length, texts.unit);
  // One text, so that a mark, which makes new rows, leaves it and the toolbar as they are.
  const grades = [...new Set(rows?.flatMap(({ grade }) => grade ?? []))].toSorted().join('\n');
  return useMemo(
    () => (
      <ListToolbar
        filter={words}
        search={texts.find}
        placeholder={texts.placeholder}
        label={texts.find}
        count={count}
        actions={actions}
        primary={primary}
        {...(more && { more })}
        {...(file && { file })}
        {...(onPrint && { onPrint })}
        {...(view && { view })}
      >
        <FilterSelect
          label={texts.grade}
          value={words.grade}
          options={[
            { value: '', label: texts.everyGrade },
            ...grades.split('\n').flatMap((value) => (value ? [{ value, label: value }] : [])),
          ]}
          onValueChange={words.setGrade}
        />
      </ListToolbar>
    ),
    [words, count, grades, actions, more, file, onPrint, view, primary],
  );
}

interface TileProps {
  one: DayFilter;
  /** Undefined until the day is known. */
  count: number | undefined;
  pressed: boolean;
  setTile: DayFilterState['setTile'];
}

const DayTile = memo(function DayTile({ one, count, pressed, setTile }: TileProps) {
  return (
    <StatTile
      label={texts.tile(one)}
      value={count ?? '—'}
      unit={count === undefined ? undefined : texts.unit}
      quiet={count === 0 && one !== 'all'}
      meaning={count === 0 ? undefined : statusMeanings.day[one]}
      filter={{
        label: texts.onlyTile(one),
        pressed,
        onPressedChange: (on) => setTile(on ? one : 'all'),
      }}
    />
  );
});

/**
 * How many students of the day are present, late, missing…; each tile narrows the views below to
 * them.
 */
export const DayTiles = ({
  filter: { counts, loaded, tile, setTile },
}: {
  filter: DayFilterState;
}) => (
  <StatLine
    label={texts.numbers}
    note={
      <Tooltip label={texts.words.label} labelled>
        {texts.words.all}
      </Tooltip>
    }
  >
    {DAY_FILTERS.map((one) => (
      <DayTile
        key={one}
        one={one}
        count={loaded ? counts[one] : undefined}
        pressed={tile === one}
        setTile={setTile}
      />
    ))}
  </StatLine>
);

/** Shown in place of the day's rows when no student is enrolled, or none fits the filter. */
export function NobodyShown({
  rows,
  none,
}: {
  rows: readonly unknown[] | undefined;
  /** Text while no student is enrolled. */
  none: string;
}) {
  return rows?.length === 0 ? (
    <EmptyState
      title={none}
      action={
        <Link className={buttonClassName()} to="/student?do=create">
          {texts.toStudents}
        </Link>
      }
    />
  ) : (
    <EmptyState title={texts.noMatch} />
  );
}
