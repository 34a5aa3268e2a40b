import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import styles from './calendar-page.module.css';
import { calendarPageTexts as texts } from './calendar-texts';
import { CalendarTilesSkeleton } from './calendar-tiles';

/** Tiles and six weeks in the room that they will take. */
export function CalendarSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.loading}>
      <CalendarTilesSkeleton />
      <Skeleton height="34px" />
      {Array.from({ length: 6 }, (_, week) => (
        <Skeleton key={week} height="6.75rem" />
      ))}
    </SkeletonGroup>
  );
}
