import type { StudentId } from '@academy/domain/ids';
import type { PointWords } from '@academy/domain/points';
import { reportPaper } from '@academy/domain/study-time';
import { formatMoment, monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { WorkLine } from '@academy/ui/work-line';
import { useState, type ReactNode } from 'react';
import { api } from '../../../shared/api';
import { pagesOf } from '../../../shared/printing/pages-of';
import { PaperPages, type Paper } from '../../../shared/printing/paper-pages';
import { useSender } from '../../../shared/printing/use-sender';
import { useAcademy } from '../../../shared/session/use-academy';
import { printedText } from '../../../shared/texts/kit-texts';
import { useNow } from '../../../shared/use-now';
import { useLongWork, type WorkControl } from '../../../shared/writes/use-long-work';
import { reportsTexts as texts } from './reports-texts';

/** Pages rendered per batch; between batches the screen responds, and can cancel. */
const AT_ONCE = 10;

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

/** Reads the reports again, so that paper is never older than the screen, and makes their pages. */
async function makePapers(
  month: CalendarMonth,
  ids: readonly StudentId[],
  {
    signal,
    onDone,
    words,
  }: Pick<WorkControl, 'signal'> & {
    onDone: (done: number) => void;
    words: PointWords | undefined;
  },
): Promise<Paper[]> {
  const { reports } = await api.monthlyReports({
    params: { year: yearOf(month), month: monthNumberOf(month) },
    query: ids.length === 1 ? { studentId: ids[0] } : {},
    signal,
  });
  const byId = new Map(reports.map((report) => [report.studentId, report]));
  const papers: Paper[] = [];
  for (const page of pagesOf(ids, AT_ONCE)) {
    papers.push(
      ...page.flatMap((id) => {
        const report = byId.get(id);
        return report ? [reportPaper(month, report, words)] : [];
      }),
    );
    onDone(papers.length);
    await aMoment();
    signal.throwIfAborted();
  }
  return papers;
}

/**
 * 리포트 on A4, one student's or those of a whole list in one run. `line` says how far it is and
 * stops it; `paper` is what is printed, and is in the page only meanwhile.
 */
export function useReportPapers(month: CalendarMonth): {
  print: (ids: readonly StudentId[]) => void;
  busy: boolean;
  line: ReactNode;
  paper: ReactNode;
} {
  const sender = useSender();
  const words = useAcademy()?.pointWords;
  const now = formatMoment(useNow());
  const work = useLongWork(texts.failed);
  const [wanted, setWanted] = useState<readonly StudentId[]>([]);
  const [done, setDone] = useState(0);
  const [papers, setPapers] = useState<readonly Paper[]>([]);

  async function print(ids: readonly StudentId[]) {
    setWanted(ids);
    setDone(0);
    const made = await work.run(({ signal }) =>
      makePapers(month, ids, { signal, onDone: setDone, words }),
    );
    if (made) setPapers(made);
  }

  const lineOf = {
    running: (
      <WorkLine
        label={texts.preparing}
        state="running"
        progress={wanted.length === 0 ? undefined : done / wanted.length}
        detail={texts.prepared(done, wanted.length)}
        cancelLabel={texts.cancel}
        onCancel={work.cancel}
      />
    ),
    failed: (
      <WorkLine
        label={work.state === 'failed' && work.text}
        state="failed"
        onRetry={() => void print(wanted)}
      />
    ),
    idle: null,
    done: null,
  };
  return {
    print: (ids) => void print(ids),
    busy: work.state === 'running',
    line: lineOf[work.state],
    paper: papers.length > 0 && (
      <PaperPages
        title={texts.titleOf(month)}
        papers={papers}
        sender={sender}
        stamp={printedText(now)}
        onPrinted={() => setPapers([])}
      />
    ),
  };
}
