import type { Meal, PickUpCount, SameDay, SameDayRow } from '@academy/domain/meals';
import { mealName } from '@academy/domain/messages';
import { formatDay, formatMoment, monthOf, yearOf } from '@academy/domain/time';
import { PrintSheet } from '@academy/ui/print-sheet';
import styles from './same-day-paper.module.css';
import { allText, countText, dayNotes, mealCountText, sameDayTexts as texts, searchText } from './same-day-texts';
import { shownIn, type SameDayFilter } from './same-day-view';

interface Props {
  sameDay: SameDay;
  rows: readonly SameDayRow[];
  filter: SameDayFilter;
  counts: Record<Meal, PickUpCount>;
  /** How many students eat that day at all. */
  eating: number;
  now: Date;
}

const { columns } = texts;

/** What `인쇄` puts on A4: letters instead of ticks, and a column to sign in. It prints what the filter shows, and says which. */
export function SameDayPaper({ sameDay, rows, filter, counts, eating, now }: Props) {
  const meals = shownIn(filter.meal);
  const facts = [
    ...meals.map((meal) => mealCountText(meal, counts[meal].applied)),
    eating === rows.length ? allText(eating) : countText(eating, rows.length),
    filter.waitingOnly && texts.waitingOnly,
    filter.search && searchText(filter.search),
    dayNotes(sameDay),
  ].filter(Boolean);

  return (
    <PrintSheet
      title={`${yearOf(monthOf(sameDay.date))}년 ${formatDay(sameDay.date)} ${texts.sheetTitle}`}
      stamp={`${texts.printedAt} ${formatMoment(now)}`}
    >
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.narrow}>{columns.seat}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={styles.narrow}>{columns.grade}</th>
            {meals.map((meal) => <th key={meal} scope="col" className={styles.mark}>{mealName(meal)}</th>)}
            <th scope="col">{columns.note}</th>
            <th scope="col" className={styles.sign}>{columns.sign}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.studentId}>
              <td className={styles.narrow}>{row.seat ?? texts.noSeat}</td>
              <th scope="row">{row.name}</th>
              <td className={styles.narrow}>{row.grade}</td>
              {meals.map((meal) => <td key={meal} className={styles.mark}>{row[meal] ? 'O' : '–'}</td>)}
              <td>{row.note}</td>
              <td className={styles.sign}>{' '}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
