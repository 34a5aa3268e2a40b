import { studentIdSchema } from '@academy/domain/ids';
import type { DepositRow } from '@academy/domain/deposits';
import { depositStateName } from '@academy/domain/messages';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { DataGrid, GridPaper, GridViewMenu, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { PrintIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/export-menu';
import { copiedText, countText, gridViewTexts, selectAllText } from '../../shared/kit-texts';
import { ListPaper } from '../../shared/list-paper';
import { messages } from '../../shared/messages';
import { useAcademy } from '../../shared/use-academy';
import { useUrlSort } from '../../shared/use-url-list';
import { useUrlState } from '../../shared/use-url-state';
import { CloseMonth } from './close-month';
import styles from './dashboard-page.module.css';
import { dashboardQueries, paramsOf } from './dashboard-queries';
import { dashboardTexts as texts } from './dashboard-texts';
import { DepositBulk } from './deposit-bulk';
import { depositColumns } from './deposit-columns';
import { DepositDrawer } from './deposit-drawer';
import { DepositFilterBar } from './deposit-filter-bar';
import { TabState } from './tab-state';
import { owes, unpaidText } from './unpaid-text';
import { useDepositFilter } from './use-deposit-filter';

const NONE: ReadonlySet<string> = new Set();
const NO_ROWS: readonly DepositRow[] = [];
const idOf = ({ studentId }: DepositRow) => studentId;
const gridTexts = { selectAll: selectAllText, row: ({ name }: DepositRow) => name, copied: copiedText };

/** 입금: who owes what, what came in, and the bookings. */
export function DepositsTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.deposits(month));
  const academy = useAcademy();
  const filter = useDepositFilter(data?.rows ?? NO_ROWS);
  const view = useGridView('month-deposits', depositColumns);
  const [sort, setSort] = useUrlSort();
  const [ticked, setTicked] = useState(NONE);
  const [openId, setOpenId] = useUrlState('student');
  const rows = useMemo(() => sortRows(filter.shown, depositColumns, sort), [filter.shown, sort]);
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const { q, state, grade } = filter;
  const open = studentIdSchema.safeParse(openId);

  return (
    <div className={styles.tab}>
      <CloseMonth month={month} close={data.close} />
      <DepositFilterBar
        filter={filter} all={data.rows.length}
        actions={
          <>
            <CopyButton text={unpaidText(month, rows, academy?.name || messages.appName)} label={texts.copyUnpaid} copiedLabel={texts.copied} failedLabel={texts.copyFailed} disabledReason={rows.some(owes) ? undefined : texts.noUnpaid} />
            <ExportMenu load={(format, contacts, control) => api.exportDeposits({ params: { ...paramsOf(month), format }, query: { q, state, grade, contacts }, ...control })} />
            <Button size="dense" onClick={() => window.print()}><PrintIcon /> {texts.print}</Button>
            <GridViewMenu view={view} texts={gridViewTexts} />
          </>
        }
      />
      <DataGrid
        label={texts.tabs.deposits} view={view} rows={rows} rowId={idOf} texts={gridTexts} sort={sort} onSortChange={setSort} selection={ticked} onSelectionChange={setTicked} onRowOpen={({ studentId }) => setOpenId(studentId)}
        empty={<EmptyState title={filter.narrowed ? texts.nobodyFits : texts.noMeals} />}
      />
      <DepositBulk month={month} rows={rows.filter(({ studentId }) => ticked.has(studentId))} onDone={() => setTicked(NONE)} />
      {open.success && <DepositDrawer month={month} studentId={open.data} onClose={() => setOpenId('')} />}
      <ListPaper title={`${formatMonth(month)} ${texts.tabs.deposits}`} facts={[countText(data.rows.length, rows.length, '명'), state && depositStateName(state), grade, q]} orientation="landscape">
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} />
      </ListPaper>
    </div>
  );
}
