import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlSort } from '@academy/app-kit/url';
import { fitsMonth } from '@academy/domain/deposits';
import type { StudentMeals } from '@academy/domain/stats';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { DataGrid, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { TabState } from '../../../shared/page/tab-state';
import { useOpenStudentDay } from '../../../shared/student-day';
import { dashboardQueries } from '../dashboard-queries';
import { dashboardTexts as texts, shownPeople } from '../dashboard-texts';
import { countStates, useMonthFilter } from '../month-filter';
import { MonthFilterBar } from '../month-filter-bar';
import { NoMeals } from '../no-meals';
import { matrixColumns, PINNED } from './students-columns';
import { useMatrixPrint } from './use-matrix-print';
import { useMonthFile } from '../use-month-file';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';

const idOf = ({ studentId }: StudentMeals) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: StudentMeals) => name,
  copied: copiedText,
};

/** 학생별: who eats on which day, as a dot per meal. Seat, name and sum stay in view. */
export function StudentsTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.students(month));
  const openStudent = useOpenStudentDay();
  const state = useMonthFilter();
  const columns = useMemo(() => matrixColumns(month), [month]);
  const view = useGridView('month-students', columns);
  const [sort, setSort] = useUrlSort();
  const all = useMemo(() => data && markNamesakes(data.rows), [data]);
  const rows = useMemo(
    () =>
      all &&
      sortRows(
        all.filter((row) => fitsMonth(row, row.depositState, state.filter)),
        columns,
        sort,
      ),
    [all, state.filter, columns, sort],
  );
  const count = all && rows ? shownPeople(all.length, rows.length) : '';
  const file = useMonthFile(month, 'students', state.filter);
  const { papers, paper } = useMatrixPrint({
    title: `${formatMonth(month)} ${texts.tabs.students}`,
    month,
    rows,
    count,
    filter: state.filter,
  });
  if (!all || !rows) return <TabState isError={isError} onRetry={() => void refetch()} />;
  if (all.length === 0) return <NoMeals month={month} />;
  return (
    <div className={columnStyles.gap4}>
      <MonthFilterBar
        state={state}
        rows={all}
        count={count}
        counts={countStates(all.map(({ depositState }) => depositState))}
        file={file}
        onPrint={papers}
      />
      <DataGrid
        label={texts.tabs.students}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        onRowOpen={openStudent}
        pinned={PINNED}
        empty={<EmptyState title={texts.nobodyFits} />}
      />
      {paper}
    </div>
  );
}
