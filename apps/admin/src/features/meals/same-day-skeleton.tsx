import { Skeleton } from '@academy/ui/skeleton';
import styles from './same-day-page.module.css';

/** The list's own shape while it loads, so that nothing jumps when it is there. */
export function SameDaySkeleton() {
  return (
    <div aria-busy="true" className={styles.page}>
      <div className={styles.tiles}>
        {['lunch', 'dinner', 'rate', 'unpaid', 'away'].map((tile) => (
          <Skeleton key={tile} height="118px" />
        ))}
      </div>
      <Skeleton height="32px" />
      <Skeleton height="48px" />
      <Skeleton height="480px" />
    </div>
  );
}
