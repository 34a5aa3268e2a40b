import { formatWon } from '@academy/domain/money';
import { depositStateName } from '@academy/domain/messages';
import { mealMarkText, type StudentMeals } from '@academy/domain/stats';
import { daysIn, formatMonth, type CalendarMonth } from '@academy/domain/time';
import { DataGrid, GridPaper, sortRows, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { copiedText, selectAllText } from '../../shared/kit-texts';
import { ListPaper } from '../../shared/list-paper';
import { useUrlSort } from '../../shared/use-url-list';
import styles from './dashboard-page.module.css';
import { dashboardQueries } from './dashboard-queries';
import { dashboardTexts as texts, peopleText } from './dashboard-texts';
import { DepositBadge } from './deposit-badge';
import { MonthExport } from './month-export';
import { TabState } from './tab-state';

const heads = texts.columns;
const idOf = ({ studentId }: StudentMeals) => studentId;
const gridTexts = { selectAll: selectAllText, row: ({ name }: StudentMeals) => name, copied: copiedText };

const columnsOf = (month: CalendarMonth): GridColumn<StudentMeals>[] => [
  { id: 'seat', header: heads.seat, width: 72, card: 'lead', text: ({ seat }) => seat ?? '', sortBy: ({ seat }) => seat },
  { id: 'name', header: heads.name, width: 96, card: 'title', rowHeader: true, fixed: true, text: ({ name }) => name, sortBy: ({ name }) => name },
  ...Array.from({ length: daysIn(month) }, (_, index): GridColumn<StudentMeals> => ({
    id: `day-${index + 1}`, header: String(index + 1), width: 44, align: 'center', card: 'hidden', text: ({ days }) => mealMarkText(days[index] ?? 0),
  })),
  { id: 'lunch', header: heads.lunch, width: 72, align: 'end', text: ({ lunchCount }) => String(lunchCount), sortBy: ({ lunchCount }) => lunchCount },
  { id: 'dinner', header: heads.dinner, width: 72, align: 'end', text: ({ dinnerCount }) => String(dinnerCount), sortBy: ({ dinnerCount }) => dinnerCount },
  { id: 'billed', header: heads.amount, width: 112, align: 'end', text: ({ billed }) => formatWon(billed), sortBy: ({ billed }) => billed },
  { id: 'state', header: heads.state, width: 112, card: 'corner', text: ({ depositState }) => depositStateName(depositState), cell: ({ depositState }) => <DepositBadge state={depositState} />, sortBy: ({ depositState }) => depositStateName(depositState) },
];

/** 학생별: who eats on which day, as one letter per day. */
export function StudentsTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.students(month));
  const columns = useMemo(() => columnsOf(month), [month]);
  const view = useGridView('month-students', columns);
  const [sort, setSort] = useUrlSort();
  const rows = useMemo(() => data && sortRows(data.rows, columns, sort), [data, columns, sort]);
  if (!rows) return <TabState isError={isError} onRetry={() => void refetch()} />;
  return (
    <div className={styles.tab}>
      <MonthExport month={month} sheet="students" />
      <DataGrid label={texts.tabs.students} view={view} rows={rows} rowId={idOf} texts={gridTexts} sort={sort} onSortChange={setSort} empty={<EmptyState title={texts.noMeals} />} />
      <ListPaper title={`${formatMonth(month)} ${texts.tabs.students}`} facts={[peopleText(rows.length)]} orientation="landscape">
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} />
      </ListPaper>
    </div>
  );
}
