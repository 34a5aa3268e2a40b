import { Row } from '@academy/ui/layout';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { applicationsTexts as texts } from './applications-texts';
import styles from './applications-page.module.css';

/** Bar, tiles and cards in the shape of the page that comes. */
export function ApplicationsSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.page}>
      <Row gap={8} align="center" wrap={false}>
        <Skeleton className={styles.asOf} width="10rem" />
        <Skeleton width="6rem" height="var(--control-height)" />
      </Row>
      <div className={styles.tiles}>
        {[1, 2].map((tile) => (
          <Skeleton key={tile} height="5.5rem" />
        ))}
      </div>
      <div className={styles.sections}>
        {[1, 2].map((section) => (
          <div key={section} className={styles.section}>
            <Skeleton width="5rem" height="1.625rem" />
            <Skeleton height="9rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
