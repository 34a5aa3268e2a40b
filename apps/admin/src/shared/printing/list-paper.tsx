import { formatMoment } from '@academy/domain/time';
import { PrintSheet } from '@academy/ui/print-sheet';
import type { ReactNode } from 'react';
import { printedText } from '../texts/kit-texts';
import styles from './list-paper.module.css';
import { useNow } from '../use-now';
import { usePrinting } from './use-printing';

interface Props {
  /** 학생 명단 */
  title: string;
  /** What the filter shows, in words; what says nothing is left out. */
  facts: readonly (string | false | null | undefined)[];
  /** Of A4; `wide` is A3, lying. */
  orientation?: 'portrait' | 'landscape' | 'wide';
  /** The table: a `GridPaper`, or one of the page's own. */
  children: ReactNode;
}

/**
 * What `인쇄` puts on A4: title, filter, time of printing, page n / m. Drawn only while the page is
 * being printed.
 */
export function ListPaper({ title, facts, orientation = 'portrait', children }: Props) {
  const printing = usePrinting();
  const now = useNow();
  if (!printing) return null;
  return (
    <PrintSheet title={title} stamp={printedText(formatMoment(now))} orientation={orientation}>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {children}
    </PrintSheet>
  );
}
