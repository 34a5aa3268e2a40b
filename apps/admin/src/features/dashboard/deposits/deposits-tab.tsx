import columnStyles from '@academy/ui/styles/column.module.css';
import { useWideScreen } from '@academy/app-kit/device';
import { useOpenDialog, useUrlSort } from '@academy/app-kit/url';
import { studentIdSchema } from '@academy/domain/ids';
import {
  billPaperName,
  fitsMonth,
  type DepositRow,
  type MonthFilter,
} from '@academy/domain/deposits';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Chart, ChartPaper } from '@academy/ui/chart';
import { DataGrid, GridPaper, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { CopyIcon, UsersIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { copiedText, listTexts, selectAllText } from '../../../shared/texts/kit-texts';
import { billPaperTexts } from '../../../shared/bills/bill-paper-texts';
import { useBillPapers } from '../../../shared/bills/use-bill-papers';
import { ListPaper } from '../../../shared/printing/list-paper';
import { lazyPart } from '../../../shared/page/lazy-part';
import { TabState } from '../../../shared/page/tab-state';
import { StatementButton } from '../../../shared/lists/statement-button';
import { useStatementItem } from '../../../shared/lists/use-statement-item';
import { CloseMonth, ClosedMonth } from './close-month';
import styles from '../dashboard-page.module.css';
import { dashboardQueries } from '../dashboard-queries';
import { dashboardTexts as texts, shownPeople } from '../dashboard-texts';
import { DepositBulk } from './deposit-bulk';
import { coursePicture } from './deposit-chart';
import { depositColumns } from './deposit-columns';
import { unpaidTexts } from './deposit-texts';
import { countStates, filterFacts, useMonthFilter } from '../month-filter';
import { MonthFilterBar } from '../month-filter-bar';
import { NoMeals } from '../no-meals';
import { useMonthFile } from '../use-month-file';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';

const DepositDrawer = lazyPart(async () => (await import('./deposit-drawer')).DepositDrawer, null);
const UnpaidDrawer = lazyPart(async () => (await import('./unpaid-drawer')).UnpaidDrawer, null);

const NONE: ReadonlySet<string> = new Set();
const idOf = ({ studentId }: DepositRow) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: DepositRow) => name,
  copied: copiedText,
};

/** Who is shown, in which order: as the filter and the heads say. */
function useShownRows(given: readonly DepositRow[] | undefined, filter: MonthFilter) {
  const [sort, onSortChange] = useUrlSort();
  const all = useMemo(() => given && markNamesakes(given), [given]);
  const rows = useMemo(
    () =>
      all &&
      sortRows(
        all.filter((row) => fitsMonth(row, row.account.state, filter)),
        depositColumns,
        sort,
      ),
    [all, filter, sort],
  );
  return { all, rows, order: { sort, onSortChange } };
}

/** 미납 목록 of the month that is shown, or of all; the address holds whether it is open. */
function useUnpaid(month: CalendarMonth) {
  const { opened, open, close } = useOpenDialog('unpaid');
  return {
    items: [
      { label: unpaidTexts.title, icon: <UsersIcon />, onSelect: () => open('all') },
      { label: unpaidTexts.copy, icon: <CopyIcon />, onSelect: () => open('month') },
    ],
    drawer: opened && <UnpaidDrawer month={month} ofAll={opened === 'all'} onClose={close} />,
  };
}

const countsOf = (rows: readonly DepositRow[]) => ({
  ...countStates(rows.map(({ account }) => account.state)),
  reported: rows.filter(({ reported }) => reported !== null).length,
});

/** The list on paper, and the statements or receipts of its students. */
function useListPapers(month: CalendarMonth, filter: MonthFilter) {
  const { print, paper } = useBillPapers(month);
  return {
    print,
    paper,
    items: (count: number) => [
      { label: listTexts.print, onSelect: () => window.print() },
      ...(['statement', 'receipt'] as const).map((kind) => ({
        label: billPaperTexts.printAll(billPaperName(kind), count),
        onSelect: () => print(kind, { filter }),
      })),
    ],
  };
}

/** 입금: who owes what, what came in, and the bookings. */
export function DepositsTab({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.deposits(month));
  const statement = useStatementItem();
  // On a phone the bar has no room for a button beside the search.
  const wide = useWideScreen();
  const state = useMonthFilter();
  const unpaid = useUnpaid(month);
  const papers = useListPapers(month, state.filter);
  const view = useGridView('month-deposits', depositColumns);
  const [ticked, setTicked] = useState(NONE);
  const file = useMonthFile(month, 'deposits', state.filter);
  const student = useOpenDialog('student');
  const { all, rows, order } = useShownRows(data?.rows, state.filter);
  if (!data || !all || !rows) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const open = studentIdSchema.safeParse(student.opened);
  const count = shownPeople(all.length, rows.length);
  const picture = coursePicture(data);

  return (
    <div className={columnStyles.gap4}>
      {data.close && <ClosedMonth month={month} close={data.close} />}
      {all.length === 0 ? (
        <NoMeals month={month} />
      ) : (
        <>
          <MonthFilterBar
            state={state}
            rows={all}
            count={count}
            counts={countsOf(all)}
            actions={
              <>
                {wide && <StatementButton />}
                {!data.close && <CloseMonth month={month} />}
              </>
            }
            more={[...(wide ? [] : [statement]), ...unpaid.items]}
            file={file}
            onPrint={papers.items(rows.length)}
            view={view}
          />
          {picture && <Chart {...picture} className={styles.small} />}
          <DataGrid
            label={texts.tabs.deposits}
            view={view}
            rows={rows}
            rowId={idOf}
            texts={gridTexts}
            {...order}
            selection={ticked}
            onSelectionChange={setTicked}
            onRowOpen={({ studentId }) => student.open(studentId)}
            empty={<EmptyState title={texts.nobodyFits} />}
          />
        </>
      )}
      <DepositBulk
        month={month}
        rows={rows.filter(({ studentId }) => ticked.has(studentId))}
        onDone={() => setTicked(NONE)}
        onPrint={(kind, among) => papers.print(kind, { filter: {}, among })}
      />
      {open.success && (
        <DepositDrawer month={month} studentId={open.data} onClose={student.close} />
      )}
      {papers.paper}
      {unpaid.drawer}
      <ListPaper
        title={`${formatMonth(month)} ${texts.tabs.deposits}`}
        facts={[count, ...filterFacts(state.filter)]}
        orientation="landscape"
      >
        {picture && <ChartPaper picture={picture} />}
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} />
      </ListPaper>
    </div>
  );
}
