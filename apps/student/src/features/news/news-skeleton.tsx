import { newsTexts } from '../../shared/messages/news-texts';
import styles from './news-dialog.module.css';

/** The shape of a notice while it loads. */
export function NewsSkeleton() {
  return (
    <output className={styles.article} aria-label={newsTexts.loading}>
      <span className={styles.pictureSkeleton} />
      <span className={styles.lineSkeleton} />
      <span className={styles.lineSkeleton} />
    </output>
  );
}
