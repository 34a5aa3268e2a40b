import { countSameDay, type SameDay } from '@academy/domain/meals';
import { formatMoment } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { useState } from 'react';
import { usePrintOnArrival } from '../../shared/use-print-on-arrival';
import { usePrinting } from '../../shared/use-printing';
import styles from './same-day-page.module.css';
import { SameDayPaper } from './same-day-paper';
import { SameDayTable } from './same-day-table';
import { beforeCutoffText, dayNotes, emptyText, sameDayTexts as texts } from './same-day-texts';
import { SameDayTiles } from './same-day-tiles';
import { SameDayToolbar } from './same-day-toolbar';
import { sameDayRows } from './same-day-view';
import { useSameDayFilter } from './use-same-day-filter';

interface Props {
  sameDay: SameDay;
  now: Date;
}

/** One day's list with its totals, filters and actions. */
export function SameDaySheet({ sameDay, now }: Props) {
  const filter = useSameDayFilter();
  const printing = usePrinting();
  usePrintOnArrival();
  const [firstAsOf] = useState(() => new Date(sameDay.asOf));
  const counts = countSameDay(sameDay.rows);
  const rows = sameDayRows(sameDay.rows, filter);
  const eating = sameDayRows(sameDay.rows, { meal: 'all', search: '', waitingOnly: false }).length;
  const cutoff = new Date(sameDay.cutoffAt);
  const notes = dayNotes(sameDay);

  return (
    <>
      {now < cutoff && eating > 0 && <Banner kind="deadline" className={styles.deadline}>{beforeCutoffText(formatMoment(cutoff))}</Banner>}
      {notes && <p className={styles.notes}>{notes}</p>}
      <SameDayTiles counts={counts} rows={sameDay.rows} />
      <SameDayToolbar date={sameDay.date} counts={counts} rows={rows} eating={eating} filter={filter} />
      {rows.length > 0 && <SameDayTable date={sameDay.date} rows={rows} meal={filter.meal} large={filter.largeType} now={now} firstAsOf={firstAsOf} />}
      {rows.length === 0 && eating === 0 && <EmptyState title={emptyText(sameDay)} />}
      {rows.length === 0 && eating > 0 && <EmptyState title={texts.noMatch} action={<Button onClick={filter.reset}>{texts.resetFilter}</Button>} />}
      {printing && <SameDayPaper sameDay={sameDay} rows={rows} filter={filter} counts={counts} eating={eating} now={now} />}
    </>
  );
}
