import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlSort } from '@academy/app-kit/url';
import { missingForLinks } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { missingRightText } from '@academy/domain/rights';
import type { MonthlyReport } from '@academy/domain/study-time';
import { monthNumberOf, monthOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { PrintIcon, BellIcon } from '@academy/ui/icon';
import type { MenuItem } from '@academy/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { api } from '../../../shared/api';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { TabState } from '../../../shared/page/tab-state';
import { ListPaper } from '../../../shared/printing/list-paper';
import { useManager } from '../../../shared/session/use-manager';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { DayFilterBar } from '../day/day-filter';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { useStudentFilter } from '../day/use-day-filter';
import { useOpenStudentDay } from '../../../shared/student-day';
import { reportColumns } from './report-columns';
import barStyles from './reports-view.module.css';
import { reportsTexts as texts } from './reports-texts';
import { reportsKey, useRemarks } from './use-remarks';
import { useReportPapers } from './use-report-papers';
import { SendNoticesDialog } from '../../../shared/notices/send-notices-dialog';
import { sendNoticesTexts } from '../../../shared/notices/send-notices-texts';

/**
 * Sends guardians the address of the month's report: an item of the list's menu, and the window in
 * which is seen what each of them would read.
 */
function useSendReports(
  month: CalendarMonth,
  studentIds: readonly StudentId[],
): { item: MenuItem; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const manager = useManager();
  const hidden = missingForLinks(manager);
  const missing =
    manager.missing('attendance.write') ??
    (hidden === null ? undefined : missingRightText(hidden, manager.role));
  const nobody = studentIds.length === 0 ? texts.nobodyFits : undefined;
  const params = { year: yearOf(month), month: monthNumberOf(month) };
  return {
    item: {
      label: sendNoticesTexts.open,
      icon: <BellIcon />,
      disabledReason: missing ?? nobody,
      onSelect: () => setOpen(true),
    },
    dialog: open && (
      <SendNoticesDialog
        title={texts.sendTitle(month)}
        name={`send report notices ${month}`}
        studentIds={studentIds}
        preview={(ids, signal) =>
          api.previewReportNotices({ params, body: { studentIds: ids }, signal })
        }
        send={(ids) => api.sendReportNotices({ params, body: { studentIds: ids } })}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

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
    staleTime: 0,
  });
  const openStudent = useOpenStudentDay();
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
    <div className={columnStyles.gap4}>
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
        onRowOpen={openStudent}
        onEdit={edit}
        readonlyReason={writing}
        cellNote={noteOf}
        pinned={2}
        empty={<EmptyState title={texts.nobodyFits} />}
        legend={texts.legend}
      />
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
