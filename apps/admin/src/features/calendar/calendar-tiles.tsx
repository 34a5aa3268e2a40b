import type { MealCalendar } from '@academy/domain/calendar';
import { mealName } from '@academy/domain/meals';
import { MoonIcon, SunIcon } from '@academy/ui/icon';
import { Skeleton } from '@academy/ui/skeleton';
import { StatTile } from '@academy/ui/stat-tile';
import styles from './calendar-page.module.css';
import { calendarPageTexts as texts, cutoffText } from './calendar-texts';

/** The month in five numbers. */
export function CalendarTiles({
  calendar: { totals, nextCutoff },
  now,
}: {
  calendar: MealCalendar;
  now: Date;
}) {
  const next = nextCutoff && cutoffText(nextCutoff, now);
  return (
    <div className={styles.tiles}>
      <StatTile label={texts.servedDays} value={totals.servedDays} unit={texts.days} />
      <StatTile
        label={mealName('lunch')}
        icon={<SunIcon />}
        value={totals.lunch.toLocaleString('ko')}
        unit={texts.meals}
        tone="lunch"
      />
      <StatTile
        label={mealName('dinner')}
        icon={<MoonIcon />}
        value={totals.dinner.toLocaleString('ko')}
        unit={texts.meals}
        tone="dinner"
      />
      <StatTile label={texts.amount} value={totals.amount.toLocaleString('ko')} unit={texts.won} />
      <StatTile
        className={styles.cutoff}
        label={texts.nextCutoff}
        value={next?.value ?? texts.none}
        note={next?.note}
      />
    </div>
  );
}

/** The same room while the month is not known. */
export const CalendarTilesSkeleton = () => (
  <div className={styles.tiles} aria-hidden="true">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} height="104px" />
    ))}
  </div>
);
