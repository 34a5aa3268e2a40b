import { MonthGridSkeleton } from '@academy/ui/month-grid';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { scheduleTexts } from './schedule-texts';
import type { ScheduleViewKind } from './use-schedule-view';
import styles from './week-view.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The shape of the calendar that comes. */
export function ScheduleSkeleton({ view }: { view: ScheduleViewKind }) {
  const monthLine = <Skeleton height="3.75rem" />;
  if (view === 'month') {
    return (
      <>
        {monthLine}
        <MonthGridSkeleton label={scheduleTexts.loading} />
      </>
    );
  }
  return (
    <>
      {monthLine}
      <SkeletonGroup label={scheduleTexts.loading} className={styles.week}>
        {DAYS.map((day) => (
          <div key={day} className={styles.day}>
            <span className={styles.date}>
              <Skeleton width={28} height={36} />
            </span>
            <span className={styles.entries}>
              <Skeleton
                height={day % 2 === 0 ? 20 : 52}
                width={day % 2 === 0 ? '30%' : undefined}
              />
            </span>
          </div>
        ))}
      </SkeletonGroup>
    </>
  );
}
