import { Skeleton } from '@academy/ui/skeleton';
import { newsTexts } from './news-texts';
import styles from './news-dialog.module.css';

/** The shape of a notice while it loads. */
export function NewsSkeleton() {
  return (
    <output className={styles.skeleton} aria-label={newsTexts.loading}>
      <Skeleton height="240px" />
      <Skeleton width="60%" />
      <Skeleton width="90%" />
    </output>
  );
}
