import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { pointsTexts } from '../../shared/messages/points-texts';
import styles from './points-list.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Eight rows in the shape of the list that comes. */
export function PointsSkeleton() {
  return (
    <SkeletonGroup label={pointsTexts.loading}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.badge}>
            <Skeleton width={64} height={24} />
          </span>
          <div className={styles.what}>
            <Skeleton width={row % 2 ? '55%' : '70%'} />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
