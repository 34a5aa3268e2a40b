import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlParams, useUrlSort, useUrlText } from '@academy/app-kit/url';
import {
  filterScheduleTable,
  type ScheduleTableFilter,
  type ScheduleTableRow,
} from '@academy/domain/schedule';
import { formatMonth, monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { DataGrid, GridPaper, sortRows, useGridView, type GridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterSelect } from '@academy/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api';
import { copiedText, selectAllText } from '../../shared/texts/kit-texts';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { markNamesakes } from '../../shared/lists/mark-namesakes';
import { LoadError } from '../../shared/page/load-error';
import { ListPaper } from '../../shared/printing/list-paper';
import styles from './schedule-page.module.css';
import { scheduleQueries } from './schedule-queries';
import { shownStudents, tableTexts as texts } from './schedule-texts';
import { tableColumns } from './table-columns';

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null) =>
  values.find((value) => value === asked);
const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/**
 * What of the month's table is shown, in the address; the same for the screen, the paper and the
 * file.
 */
function useTableFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const status = oneOf(['PENDING', 'APPROVED'] as const, params.get('status'));
  const source = oneOf(['schedule', 'reason'] as const, params.get('source'));
  const weekday = oneOf(WEEKDAYS, params.get('weekday'));
  const filter = useMemo<ScheduleTableFilter>(
    () => ({
      ...(q !== '' && { q }),
      ...(status && { status }),
      ...(source && { source }),
      ...(weekday !== undefined && { weekday: Number(weekday) }),
    }),
    [q, status, source, weekday],
  );
  return {
    filter,
    q,
    setQ,
    status: status ?? '',
    source: source ?? '',
    weekday: weekday ?? '',
    set: (part: { status?: string; source?: string; weekday?: string }) => change(part),
    narrowed: Object.keys(filter).length > 0,
    clear: () => {
      setQ('');
      change({ q: '', status: '', source: '', weekday: '' });
    },
    /** What the filter shows, in words: for the paper. */
    facts: [
      q,
      weekday && texts.weekdays[weekday],
      source && texts.sources[source],
      status && texts.statuses[status],
    ],
  };
}

const idOf = ({ studentId }: ScheduleTableRow) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: ScheduleTableRow) => name,
  copied: copiedText,
};
const choices = (what: string, names: Readonly<Record<string, string>>) => [
  { value: '', label: texts.all(what) },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

interface ToolbarProps {
  month: CalendarMonth;
  filter: ReturnType<typeof useTableFilter>;
  view: GridView<ScheduleTableRow>;
  count: string | undefined;
}

/** What of the month is shown, and what can be done with it. */
function TableToolbar({ month, filter, view, count }: ToolbarProps) {
  return (
    <ListToolbar
      filter={filter}
      search={texts.search}
      placeholder={texts.hint}
      label={texts.filter}
      count={count}
      file={{
        load: (format, _contacts, control) =>
          api.exportSchedules({
            params: { year: yearOf(month), month: monthNumberOf(month), format },
            query: filter.filter,
            ...control,
          }),
      }}
      onPrint={() => window.print()}
      view={view}
    >
      <FilterSelect
        label={texts.weekday}
        value={filter.weekday}
        options={choices(texts.weekday, texts.weekdays)}
        onValueChange={(weekday) => filter.set({ weekday })}
      />
      <FilterSelect
        label={texts.source}
        value={filter.source}
        options={choices(texts.source, texts.sources)}
        onValueChange={(source) => filter.set({ source })}
      />
      <FilterSelect
        label={texts.status}
        value={filter.status}
        options={choices(texts.status, texts.statuses)}
        onValueChange={(status) => filter.set({ status })}
      />
    </ListToolbar>
  );
}

/**
 * 전체 표로 보기: who is away when, student by student and day by day, with the filter on screen, paper
 * and file alike.
 */
export function MonthTable({ month }: { month: CalendarMonth }) {
  const { change } = useUrlParams();
  const { data, isError, refetch } = useQuery(scheduleQueries.table(month));
  const state = useTableFilter();
  const columns = useMemo(() => tableColumns(month), [month]);
  const view = useGridView('schedule-table', columns);
  const [sort, setSort] = useUrlSort();
  const rows = useMemo(
    () =>
      data && sortRows(filterScheduleTable(markNamesakes(data.rows), state.filter), columns, sort),
    [data, state.filter, columns, sort],
  );
  // The sums repeat what the row shows, and a month needs the width.
  const onPaper = columns.filter(({ id }) => id !== 'sum');
  const count = data && rows && shownStudents(data.rows.length, rows.length);

  return (
    <section className={columnStyles.gap4} aria-label={texts.label}>
      <TableToolbar month={month} filter={state} view={view} count={count} />
      <DataGrid
        label={texts.label}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        pinned={2}
        onRowOpen={({ studentId }) => change({ view: '', student: studentId, q: '', sort: '' })}
        empty={<EmptyState title={state.narrowed ? texts.nobody : texts.none} />}
        error={isError && !data ? <LoadError onRetry={() => void refetch()} /> : undefined}
        legend={texts.legend}
      />
      <ListPaper
        title={texts.title(formatMonth(month))}
        orientation="landscape"
        facts={[count, ...state.facts, texts.legend]}
      >
        <div className={styles.paper}>
          <GridPaper columns={onPaper} rows={rows ?? []} rowId={idOf} />
        </div>
      </ListPaper>
    </section>
  );
}
