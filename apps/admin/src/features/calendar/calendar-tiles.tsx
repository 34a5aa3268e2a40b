import type { MealCalendar } from '@academy/domain/calendar';
import { StatTile } from '@academy/ui/stat-tile';
import styles from './calendar-page.module.css';
import { calendarPageTexts as texts, cutoffText } from './calendar-texts';

/** The month in five numbers. */
export function CalendarTiles({ calendar: { totals, nextCutoff }, now }: { calendar: MealCalendar; now: Date }) {
  const next = nextCutoff && cutoffText(nextCutoff, now);
  return (
    <div className={styles.tiles}>
      <StatTile label={texts.servedDays} value={totals.servedDays} unit={texts.days} />
      <StatTile label={texts.lunch} value={totals.lunch.toLocaleString('ko')} unit={texts.meals} tone="lunch" />
      <StatTile label={texts.dinner} value={totals.dinner.toLocaleString('ko')} unit={texts.meals} tone="dinner" />
      <StatTile label={texts.amount} value={totals.amount.toLocaleString('ko')} unit={texts.won} />
      <StatTile label={texts.nextCutoff} value={next?.value ?? texts.none} note={next?.note} />
    </div>
  );
}
