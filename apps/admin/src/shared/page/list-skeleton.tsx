import { Skeleton } from '@academy/ui/skeleton';
import styles from './list-skeleton.module.css';

/** A list's own shape while it loads: lines as far apart as its rows, so that nothing jumps. */
export const ListSkeleton = ({ rows = 12 }: { rows?: number }) => (
  <div aria-busy="true" className={styles.lines}>
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} height="16px" />
    ))}
  </div>
);
