import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { mocksTexts } from '../../shared/messages/mocks-texts';
import styles from './mocks-list.module.css';

/** The shape of the first cards while they load. */
export function ListSkeleton() {
  return (
    <SkeletonGroup label={mocksTexts.loading} className={styles.list}>
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.skeleton}>
          <Skeleton width="4rem" height="1.5rem" />
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="75%" />
          <Skeleton width="85%" />
          <Skeleton width="45%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
