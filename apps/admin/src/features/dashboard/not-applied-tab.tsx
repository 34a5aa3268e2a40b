import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlSort } from '@academy/app-kit/url';
import { fitsPerson } from '@academy/domain/deposits';
import type { StudentChoice } from '@academy/domain/identity';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { DataGrid, GridPaper, sortRows, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { copiedText, selectAllText } from '../../shared/texts/kit-texts';
import { ListPaper } from '../../shared/printing/list-paper';
import { TabState } from '../../shared/page/tab-state';
import styles from './dashboard-page.module.css';
import { dashboardQueries } from './dashboard-queries';
import { dashboardTexts as texts, shownPeople } from './dashboard-texts';
import { filterFacts, useMonthFilter } from './month-filter';
import { MonthFilterBar } from './month-filter-bar';
import { gradeColumn, personColumns } from '../../shared/lists/person-columns';
import { useMonthFile } from './use-month-file';

const heads = texts.columns;
const idOf = ({ id }: StudentChoice) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: StudentChoice) => name,
  copied: copiedText,
};
const columns: readonly GridColumn<StudentChoice>[] = [
  ...personColumns<StudentChoice>(heads, { seat: 100, name: 200 }),
  gradeColumn<StudentChoice>(heads.grade, 100),
  {
    id: 'school',
    header: heads.school,
    width: 220,
    text: ({ school }) => school ?? '',
    sortBy: ({ school }) => school,
  },
  {
    id: 'phone',
    header: heads.phone,
    width: 140,
    grow: true,
    text: ({ phoneTail }) => `***-****-${phoneTail}`,
  },
];

/** 미신청자: enrolled students without a meal in the month; a row leads to the student. */
export function NotAppliedTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.notApplied(month));
  const state = useMonthFilter();
  const view = useGridView('month-not-applied', columns);
  const navigate = useNavigate();
  const [sort, setSort] = useUrlSort();
  const file = useMonthFile(month, 'not-applied', state.filter);
  const rows = useMemo(
    () =>
      data &&
      sortRows(
        data.rows.filter((row) => fitsPerson(row, state.filter)),
        columns,
        sort,
      ),
    [data, state.filter, sort],
  );
  if (!data || !rows) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const count = shownPeople(data.rows.length, rows.length);
  return (
    <div className={columnStyles.gap4}>
      <MonthFilterBar
        state={state}
        rows={data.rows}
        count={count}
        file={file}
        onPrint={() => window.print()}
      />
      <DataGrid
        className={styles.whole}
        label={texts.tabs['not-applied']}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        onRowOpen={({ id }) => void navigate(`/student?student=${id}`)}
        empty={<EmptyState title={state.narrowed ? texts.nobodyFits : texts.everybodyApplied} />}
      />
      <ListPaper
        title={`${formatMonth(month)} ${texts.tabs['not-applied']}`}
        facts={[count, ...filterFacts(state.filter)]}
      >
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} />
      </ListPaper>
    </div>
  );
}
