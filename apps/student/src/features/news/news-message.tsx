import { Button } from '@academy/ui/button';
import { newsTexts } from './news-texts';
import styles from './news-dialog.module.css';

/** In place of a notice: there is none, or it could not be loaded and can be asked for again. */
export function NewsMessage({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div className={styles.message}>
      <output>{text}</output>
      {onRetry && <Button onClick={onRetry}>{newsTexts.retry}</Button>}
    </div>
  );
}
