import type { StudentChoice } from '@academy/domain/students';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { DataGrid, GridPaper, sortRows, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { copiedText, selectAllText } from '../../shared/kit-texts';
import { ListPaper } from '../../shared/list-paper';
import { useUrlSort } from '../../shared/use-url-list';
import styles from './dashboard-page.module.css';
import { dashboardQueries } from './dashboard-queries';
import { dashboardTexts as texts, peopleText } from './dashboard-texts';
import { MonthExport } from './month-export';
import { TabState } from './tab-state';

const heads = texts.columns;
const idOf = ({ id }: StudentChoice) => id;
const gridTexts = { selectAll: selectAllText, row: ({ name }: StudentChoice) => name, copied: copiedText };
const columns: readonly GridColumn<StudentChoice>[] = [
  { id: 'seat', header: heads.seat, width: 96, card: 'lead', text: ({ seat }) => seat ?? '', sortBy: ({ seat }) => seat },
  { id: 'name', header: heads.name, width: 140, card: 'title', rowHeader: true, fixed: true, text: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'grade', header: heads.grade, width: 96, text: ({ grade }) => grade ?? '', sortBy: ({ grade }) => grade },
  { id: 'school', header: heads.school, width: 160, text: ({ school }) => school ?? '', sortBy: ({ school }) => school },
  { id: 'phone', header: heads.phone, width: 160, grow: true, text: ({ phoneTail }) => `***-****-${phoneTail}` },
];

/** 미신청자: enrolled students without a meal in the month. */
export function NotAppliedTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.notApplied(month));
  const view = useGridView('month-not-applied', columns);
  const [sort, setSort] = useUrlSort();
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const rows = sortRows(data.rows, columns, sort);
  return (
    <div className={styles.tab}>
      <MonthExport month={month} sheet="not-applied" />
      <DataGrid label={texts.tabs['not-applied']} view={view} rows={rows} rowId={idOf} texts={gridTexts} sort={sort} onSortChange={setSort} empty={<EmptyState title={texts.everybodyApplied} />} />
      <ListPaper title={`${formatMonth(month)} ${texts.tabs['not-applied']}`} facts={[peopleText(rows.length)]}>
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} />
      </ListPaper>
    </div>
  );
}
