import { useUrlSort } from '@academy/app-kit/url';
import type { MonthlyReport } from '@academy/domain/study-time';
import { monthNumberOf, monthOf, yearOf } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { PrintIcon } from '@academy/ui/icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../shared/api';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { TabState } from '../../../shared/page/tab-state';
import { ListPaper } from '../../../shared/printing/list-paper';
import { useManager } from '../../../shared/session/use-manager';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { DayFilterBar } from '../day/day-filter';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { useStudentFilter } from '../day/use-day-filter';
import styles from '../month/month-view.module.css';
import { reportColumns } from './report-columns';
import barStyles from './reports-view.module.css';
import { reportsTexts as texts } from './reports-texts';
import { reportsKey, useRemarks } from './use-remarks';
import { useSendReports } from './use-send-reports';
import { useReportPapers } from './use-report-papers';

const idOf = ({ studentId }: MonthlyReport) => studentId;

const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: MonthlyReport) => name,
  copied: copiedText,
};

/** 리포트: the month of every student as parents read it; all that are listed print in one run. */
export function ReportsView({ sheet: { date } }: { sheet: AttendanceSheet }) {
  const month = monthOf(date);
  const { data, isError, refetch } = useQuery({
    queryKey: reportsKey(month),
    queryFn: ({ signal }) =>
      api.monthlyReports({
        params: { year: yearOf(month), month: monthNumberOf(month) },
        query: {},
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [sort, setSort] = useUrlSort();
  const view = useGridView('monthly-reports', reportColumns);
  const all = useMemo(() => markNamesakes(data?.reports ?? []), [data]);
  const filter = useStudentFilter(all);
  const rows = useMemo(() => sortRows(filter.shown, reportColumns, sort), [filter.shown, sort]);
  const { print, busy, line, paper } = useReportPapers(month);
  const sending = useSendReports(month, rows.map(idOf));
  const { edit, noteOf } = useRemarks(month, data?.reports ?? []);
  const writing = useManager().missing('attendance.write');
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  return (
    <div className={styles.view}>
      <DayFilterBar
        filter={filter}
        rows={all}
        view={view}
        onPrint={() => window.print()}
        more={[sending.item]}
        primary={
          <Button
            size="dense"
            variant="primary"
            loading={busy}
            aria-label={texts.print(rows.length)}
            {...(rows.length === 0 && { disabledReason: texts.nobodyFits })}
            onClick={() => print(rows.map(idOf))}
          >
            <PrintIcon />
            <span className={barStyles.long}>{texts.print(rows.length)}</span>
            <span className={barStyles.short}>{texts.printShort}</span>
          </Button>
        }
      />
      {line}
      <DataGrid
        label={texts.title}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        onEdit={edit}
        readonlyReason={writing}
        cellNote={noteOf}
        pinned={2}
        empty={<EmptyState title={texts.nobodyFits} />}
      />
      <p className={styles.legend}>{texts.legend}</p>
      <ListPaper
        title={texts.titleOf(month)}
        facts={[
          texts.count(all.length, rows.length),
          filter.words.q,
          filter.words.grade,
          texts.legend,
        ]}
        orientation="landscape"
      >
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} />
      </ListPaper>
      {paper}
      {sending.dialog}
    </div>
  );
}
