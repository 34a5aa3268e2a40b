import { Skeleton, SkeletonGroup } from '../skeleton';
import styles from './month-grid-skeleton.module.css';

/**
 * 42 cells in the geometry of a month of meal chips, so that nothing jumps when the days arrive.
 */
export function MonthGridSkeleton({ label }: { label?: string }) {
  return (
    <SkeletonGroup label={label} className={styles.frame}>
      <div className={styles.grid}>
        {Array.from({ length: 42 }, (_, index) => (
          <div key={index} className={styles.cell}>
            <Skeleton className={styles.number} />
            <Skeleton className={styles.chip} />
            <Skeleton className={styles.chip} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
