import { eatenIn, type SameDayFilter } from '@academy/domain/calendar';
import type { Meal, PickUpCount, SameDay, SameDayRow } from '@academy/domain/meals';
import { compareNaturally } from '@academy/domain/identity';
import { formatDay, formatMoment, monthOf, yearOf } from '@academy/domain/time';
import { PrintSheet } from '@academy/ui/print-sheet';
import { printedText } from '../../shared/kit-texts';
import { CheckSheet } from './check-sheet';
import { NameLabels } from './name-labels';
import type { PrintOptions } from './print-options';
import styles from './same-day-paper.module.css';
import {
  allText,
  countText,
  dayNotes,
  mealCountText,
  sameDayTexts as texts,
  searchText,
} from './same-day-texts';
import { shownIn } from './same-day-view';
import { TwoColumnList } from './two-column-list';

interface Props {
  sameDay: SameDay;
  rows: readonly SameDayRow[];
  filter: SameDayFilter;
  counts: Record<Meal, PickUpCount>;
  /** How many students eat that day at all. */
  eating: number;
  options: PrintOptions;
  now: Date;
}

/**
 * What `인쇄` puts on A4: what the filter shows without whom managers took off, in the form that was
 * chosen; a list says what it was narrowed to.
 */
export function SameDayPaper({ sameDay, rows, filter, counts, eating, options, now }: Props) {
  const eaters = rows.filter((row) => eatenIn(row, filter.meal).length > 0);
  const printed =
    options.order === 'seat' ? eaters : eaters.toSorted((a, b) => compareNaturally(a.name, b.name));
  const title = `${yearOf(monthOf(sameDay.date))}년 ${formatDay(sameDay.date)} ${texts.sheetTitle}`;
  if (options.preset === 'labels') {
    return (
      <PrintSheet bare title={title}>
        <NameLabels
          date={sameDay.date}
          rows={printed}
          meal={filter.meal}
          showUnpaid={options.showUnpaid}
        />
      </PrintSheet>
    );
  }
  const facts = [
    ...shownIn(filter.meal).map((meal) => mealCountText(meal, counts[meal].applied)),
    eating === printed.length ? allText(eating) : countText(eating, printed.length),
    filter.waiting && texts.waitingOnly,
    filter.unpaid && texts.unpaid,
    filter.away && texts.away,
    filter.q && searchText(filter.q),
    dayNotes(sameDay),
  ].filter(Boolean);
  const Form = options.preset === 'list' ? TwoColumnList : CheckSheet;
  return (
    <PrintSheet title={title} stamp={printedText(formatMoment(now))}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <Form rows={printed} meal={filter.meal} showUnpaid={options.showUnpaid} />
    </PrintSheet>
  );
}
