import { useUrlParams, useUrlSort } from '@academy/app-kit/url';
import { filterScheduleTable, type ScheduleTableRow } from '@academy/domain/schedule';
import {
  calendarMonthSchema,
  formatMonth,
  monthNumberOf,
  seoulMonth,
  yearOf,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, GridViewMenu, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { PrintIcon } from '@academy/ui/icon';
import { MonthPicker } from '@academy/ui/month-picker';
import { Select } from '@academy/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/lists/export-menu';
import { copiedText, gridViewTexts, monthTexts, selectAllText } from '../../shared/kit-texts';
import { ListPaper } from '../../shared/printing/list-paper';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { tellApart } from '../../shared/lists/tell-apart';
import { useNow } from '../../shared/use-now';
import { scheduleQueries } from './schedule-queries';
import styles from './schedule-page.module.css';
import { shownStudents } from './schedule-texts';
import { tableColumns } from './table-columns';
import paper from './table-paper.module.css';
import { tableTexts as texts } from './table-texts';
import { useTableFilter } from './use-table-filter';
import { LoadError } from '../../shared/page/load-error';

const idOf = ({ studentId }: ScheduleTableRow) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: ScheduleTableRow) => name,
  copied: copiedText,
};
const choices = (what: string, names: Readonly<Record<string, string>>) => [
  <option key="" value="">
    {texts.all(what)}
  </option>,
  ...Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  )),
];

/**
 * 전체 표로 보기: who is away when, student by student and day by day, with the filter on screen, paper
 * and file alike.
 */
export function MonthTable() {
  const current = seoulMonth(useNow());
  const { params, change } = useUrlParams();
  const month = calendarMonthSchema.safeParse(params.get('month')).data ?? current;
  const { data, isError, refetch } = useQuery(scheduleQueries.table(month));
  const state = useTableFilter();
  const columns = useMemo(() => tableColumns(month), [month]);
  const view = useGridView('schedule-table', columns);
  const [sort, setSort] = useUrlSort();
  const rows = useMemo(
    () => data && sortRows(filterScheduleTable(tellApart(data.rows), state.filter), columns, sort),
    [data, state.filter, columns, sort],
  );
  // The sums repeat what the row shows, and a month needs the width.
  const onPaper = columns.filter(({ id }) => id !== 'sum');
  const count = data && rows && shownStudents(data.rows.length, rows.length);

  return (
    <section className={styles.table} aria-label={texts.label}>
      <MonthPicker
        value={month}
        current={current}
        texts={monthTexts}
        onValueChange={(next) => change({ month: next === current ? '' : next })}
      />
      <ListToolbar
        filter={state}
        search={texts.search}
        placeholder={texts.hint}
        label={texts.filter}
        count={count}
        actions={
          <>
            <GridViewMenu view={view} texts={gridViewTexts} />
            <ExportMenu
              load={(format, _contacts, control) =>
                api.exportSchedules({
                  params: { year: yearOf(month), month: monthNumberOf(month), format },
                  query: state.filter,
                  ...control,
                })
              }
            />
            <Button size="dense" onClick={() => window.print()}>
              <PrintIcon /> {texts.print}
            </Button>
          </>
        }
      >
        <Select
          size="dense"
          labelHidden
          label={texts.weekday}
          value={state.weekday}
          onValueChange={(weekday) => state.set({ weekday })}
        >
          {choices(texts.weekday, texts.weekdays)}
        </Select>
        <Select
          size="dense"
          labelHidden
          label={texts.source}
          value={state.source}
          onValueChange={(source) => state.set({ source })}
        >
          {choices(texts.source, texts.sources)}
        </Select>
        <Select
          size="dense"
          labelHidden
          label={texts.status}
          value={state.status}
          onValueChange={(status) => state.set({ status })}
        >
          {choices(texts.status, texts.statuses)}
        </Select>
      </ListToolbar>
      <p className={styles.legend}>{texts.legend}</p>
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
      />
      <ListPaper
        title={texts.title(formatMonth(month))}
        orientation="landscape"
        facts={[count, ...state.facts, texts.legend]}
      >
        <div className={paper.paper}>
          <GridPaper columns={onPaper} rows={rows ?? []} rowId={idOf} />
        </div>
      </ListPaper>
    </section>
  );
}
