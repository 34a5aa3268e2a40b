import { useOpenDialog } from '@academy/app-kit/url';
import type { ManagedNews } from '@academy/domain/news';
import { newsTexts as texts } from '../news-texts';
import styles from './reads.module.css';

/** How many confirmed it: opens who has not. */
export function ReadsLink({ id, title, reads }: Pick<ManagedNews, 'id' | 'title' | 'reads'>) {
  const { open } = useOpenDialog('reads');
  if (reads === null) return null;
  const { read, of } = reads;
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={texts.openReads(title, read, of)}
      onClick={(event) => {
        // The row behind it opens the form.
        event.stopPropagation();
        open(id);
      }}
    >
      {texts.reads(read, of)}
    </button>
  );
}
