import type { StudentId } from '@academy/domain/ids';
import { reportPaper } from '@academy/domain/study-time';
import { formatMoment, monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import type { ReactNode } from 'react';
import { api } from '../../../shared/api';
import { PaperPages, type Paper } from '../../../shared/printing/paper-pages';
import { usePaperRun } from '../../../shared/printing/use-paper-run';
import { useSender } from '../../../shared/printing/use-sender';
import { useAcademy } from '../../../shared/session/use-academy';
import { printedText } from '../../../shared/texts/kit-texts';
import { useNow } from '../../../shared/use-now';
import { reportsTexts as texts } from './reports-texts';

/** 리포트 on A4, one student's or those of a whole list in one run. */
export function useReportPapers(month: CalendarMonth): {
  print: (ids: readonly StudentId[]) => void;
  busy: boolean;
  line: ReactNode;
  /** What is printed, and is in the page only meanwhile. */
  paper: ReactNode;
} {
  const sender = useSender();
  const words = useAcademy()?.pointWords;
  const now = formatMoment(useNow());
  const { pages, over, ...run } = usePaperRun<Paper>({
    async read(ids, signal) {
      const { reports } = await api.monthlyReports({
        params: { year: yearOf(month), month: monthNumberOf(month) },
        query: ids.length === 1 ? { studentId: ids[0] } : {},
        signal,
      });
      const byId = new Map(reports.map((report) => [report.studentId, report]));
      return (id) => {
        const report = byId.get(id);
        return report && reportPaper(month, report, words);
      };
    },
    texts,
  });
  return {
    ...run,
    paper: pages.length > 0 && (
      <PaperPages
        title={texts.titleOf(month)}
        papers={pages}
        sender={sender}
        stamp={printedText(now)}
        onPrinted={over}
      />
    ),
  };
}
