import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import { managerIdSchema, studentIdSchema } from '@academy/domain/ids';
import { pointFilterName, pointTypeSchema, type IssuedPoint } from '@academy/domain/points';
import { isCalendarDay } from '@academy/domain/time';
import type { GridView } from '@academy/ui/data-grid';
import { FilterSelect, FilterToggle } from '@academy/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { api } from '../../../shared/api';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { PeriodCondition } from '../../../shared/lists/period-condition';
import { pointQueries, type PointFilter } from '../points-queries';
import { historyTexts, spanTexts } from '../points-texts';
import { spanOfKey, useSpans } from '../use-spans';

const CONDITIONS = ['type', 'item', 'issuer', 'of', 'from', 'to', 'voided', 'unconfirmed'] as const;
type Condition = (typeof CONDITIONS)[number];

const dayIn = (text: string | null) => (text !== null && isCalendarDay(text) ? text : undefined);

function filterOf(params: URLSearchParams): PointFilter {
  const [issuer, student] = [
    managerIdSchema.safeParse(params.get('issuer')),
    studentIdSchema.safeParse(params.get('of')),
  ];
  return {
    q: params.get('q') || undefined,
    type: pointTypeSchema.options.find((type) => type === params.get('type')),
    reason: params.get('item') || undefined,
    issuerId: issuer.success ? issuer.data : undefined,
    studentId: student.success ? student.data : undefined,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    voided: params.get('voided') === 'true' ? 'true' : undefined,
    unconfirmed: params.get('unconfirmed') === 'true' ? 'true' : undefined,
  };
}

/**
 * What of the history is shown, as the address holds it: a link, a reload and the file show the
 * same.
 */
export function usePointFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const text = params.toString();
  const filter = useMemo(
    (): PointFilter => ({ ...filterOf(new URLSearchParams(text)), q: q || undefined }),
    [text, q],
  );
  return {
    filter,
    q,
    setQ,
    get: (name: Condition) => params.get(name) ?? '',
    set: (name: Condition, value: string) => change({ [name]: value }),
    setPeriod: (period: { from?: string; to?: string }) => change(period),
    narrowed: q !== '' || CONDITIONS.some((name) => params.has(name)),
    clear: () => {
      setQ('');
      change({ q: '', ...Object.fromEntries(CONDITIONS.map((name) => [name, ''])) });
    },
  };
}

type PointFilterState = ReturnType<typeof usePointFilter>;

const texts = historyTexts.filter;
/** Value and label; all of them are first. */
const choices = (options: readonly (readonly [string, string])[]) => [
  { value: '', label: texts.all },
  ...options.map(([value, label]) => ({ value, label })),
];

/** What there is to choose from; what the address names is among it. */
function useChoices(state: PointFilterState) {
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
  const item = state.get('item');
  const items = [...new Set([...presets.map(({ name }) => name), ...(item === '' ? [] : [item])])];
  return { items, issuers, student: students.find(({ id }) => id === state.get('of')) };
}

interface Props {
  state: PointFilterState;
  count: ReactNode;
  view: GridView<IssuedPoint>;
  onPrint: () => void;
}

/** What of the history is shown, as a file and on paper too. */
export function HistoryToolbar({ state, count, view, onPrint }: Props) {
  const { items, issuers, student } = useChoices(state);
  const { from, to } = state.filter;
  const spans = useSpans({ from, to });
  return (
    <ListToolbar
      filter={state}
      search={texts.search}
      label={texts.label}
      count={count}
      file={{
        load: (format, _contacts, control) =>
          api.exportPoints({ params: { format }, query: state.filter, ...control }),
      }}
      onPrint={onPrint}
      view={view}
    >
      <FilterSelect
        label={texts.type}
        options={choices(pointTypeSchema.options.map((type) => [type, pointFilterName(type)]))}
        value={state.get('type')}
        onValueChange={(value) => state.set('type', value)}
      />
      <FilterSelect
        label={texts.item}
        options={choices(items.map((name) => [name, name]))}
        value={state.get('item')}
        onValueChange={(value) => state.set('item', value)}
      />
      <FilterSelect
        label={texts.issuer}
        options={choices(issuers)}
        value={state.get('issuer')}
        onValueChange={(value) => state.set('issuer', value)}
      />
      <FilterSelect
        label={spanTexts.label}
        options={spans.options}
        value={spans.value}
        onValueChange={(key) => state.setPeriod({ from: '', to: '', ...spanOfKey(key) })}
      />
      <PeriodCondition
        texts={texts}
        from={spans.value === '' ? state.get('from') : ''}
        to={spans.value === '' ? state.get('to') : ''}
        error={from && to && from > to ? texts.reversed : undefined}
        onChange={state.setPeriod}
      />
      {state.get('of') !== '' && (
        <FilterToggle pressed onPressedChange={() => state.set('of', '')}>
          {student?.name ?? texts.student}
        </FilterToggle>
      )}
      <FilterToggle
        pressed={state.filter.unconfirmed === 'true'}
        onPressedChange={(on) => state.set('unconfirmed', on ? 'true' : '')}
      >
        {texts.unconfirmed}
      </FilterToggle>
      <FilterToggle
        pressed={state.filter.voided === 'true'}
        onPressedChange={(on) => state.set('voided', on ? 'true' : '')}
      >
        {texts.voided}
      </FilterToggle>
    </ListToolbar>
  );
}
