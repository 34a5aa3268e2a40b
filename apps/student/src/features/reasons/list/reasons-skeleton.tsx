import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { reasonsTexts } from '../../../shared/messages/reasons-texts';
import styles from './reason-list.module.css';

/** Three cards in the shape of the list that comes. */
export function ReasonsSkeleton() {
  return (
    <SkeletonGroup label={reasonsTexts.loading} className={styles.list}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width={72} height={24} />
          <Skeleton width="70%" height="1.625rem" />
          <Skeleton width="85%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
