import { savePicture } from '@academy/app-kit/pictures';
import {
  billPaper,
  billPaperName,
  type BillPaper,
  type BillPaperKind,
  type MonthFilter,
} from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import {
  formatMoment,
  formatMonth,
  monthNumberOf,
  yearOf,
  type CalendarMonth,
} from '@academy/domain/time';
import { useState, type ReactNode } from 'react';
import { api } from '../api';
import { PaperPages } from '../printing/paper-pages';
import { useSender } from '../printing/use-sender';
import { printedText } from '../texts/kit-texts';
import { toasts } from '../toasts';
import { useNow } from '../use-now';
import { billPaperTexts as texts } from './bill-paper-texts';

/** Whose papers: one student's, or those of all in the list, limited to `among` when given. */
export type PaperSelection =
  | { studentId: StudentId }
  | { filter: MonthFilter; among?: readonly StudentId[] };

const showToast = (text: string, tone: 'danger' | 'neutral' = 'danger') =>
  void toasts.show({ key: 'bill-paper', text, tone });

async function readPapers(kind: BillPaperKind, month: CalendarMonth, whose: PaperSelection) {
  const read = await api.monthBills({
    params: { year: yearOf(month), month: monthNumberOf(month) },
    query: 'studentId' in whose ? whose : whose.filter,
  });
  const among = 'filter' in whose && whose.among ? new Set(whose.among) : undefined;
  const bills = read.bills.filter(({ studentId }) => !among || among.has(studentId));
  const papers = bills.flatMap((bill) => {
    const paper = billPaper(kind, read, bill);
    return paper ? [{ ...paper, name: bill.name }] : [];
  });
  return { papers, leftOut: bills.length - papers.length };
}

/**
 * Statements and receipts of a month, on paper and as a picture. `paper` is what is printed; it
 * is in the page only meanwhile.
 */
export function useBillPapers(month: CalendarMonth): {
  print: (kind: BillPaperKind, whose: PaperSelection) => void;
  save: (kind: BillPaperKind, studentId: StudentId) => void;
  busy: boolean;
  paper: ReactNode;
} {
  const sender = useSender();
  const now = formatMoment(useNow());
  const [busy, setBusy] = useState(false);
  const [printing, setPrinting] = useState<{ kind: BillPaperKind; papers: readonly BillPaper[] }>();

  async function load(kind: BillPaperKind, whose: PaperSelection) {
    setBusy(true);
    try {
      const { papers, leftOut } = await readPapers(kind, month, whose);
      if (papers.length === 0)
        showToast(kind === 'receipt' ? texts.noReceipt : texts.nobody, 'neutral');
      else if (leftOut > 0) showToast(texts.leftOut(leftOut), 'neutral');
      return papers;
    } catch {
      showToast(texts.failed);
      return [];
    } finally {
      setBusy(false);
    }
  }
  async function print(kind: BillPaperKind, whose: PaperSelection) {
    const papers = await load(kind, whose);
    if (papers.length > 0) setPrinting({ kind, papers });
  }
  async function save(kind: BillPaperKind, studentId: StudentId) {
    const [paper] = await load(kind, { studentId });
    if (!paper) return;
    const saved = await savePicture(texts.fileName(paper.title, paper.name), {
      title: paper.title,
      note: texts.asOf(paper.person, now),
      lines: paper.lines,
      foot: [...paper.notes, ...sender],
    });
    if (!saved) showToast(texts.pictureFailed);
  }

  return {
    print: (kind, whose) => void print(kind, whose),
    save: (kind, studentId) => void save(kind, studentId),
    busy,
    paper: printing && (
      <PaperPages
        title={`${formatMonth(month)} ${billPaperName(printing.kind)}`}
        papers={printing.papers}
        sender={sender}
        stamp={printedText(now)}
        onPrinted={() => setPrinting(undefined)}
      />
    ),
  };
}
