import { Button } from '@academy/ui/button';
import styles from './approval-queue.module.css';
import { queueTexts as texts } from './queue-texts';
import type { Queue } from './use-queue';

/**
 * What the queue has to say about itself: what somebody else decided meanwhile, and what was left
 * alone and why. It stays until it was read.
 */
export function QueueNotices({ queue: { elsewhere, skipped, forgetSkipped } }: { queue: Queue }) {
  const gone = elsewhere.gone.map(({ name, title }) => `${name} ${title}`).join(', ');
  return (
    <output className={styles.notices}>
      {gone !== '' && (
        <span className={styles.notice}>
          {texts.gone(gone)}
          <Button size="dense" variant="text" onClick={elsewhere.forget}>
            {texts.dismiss}
          </Button>
        </span>
      )}
      {skipped.length > 0 && (
        <span className={styles.notice} data-warns="">
          {texts.skipped(skipped.length)}
          {skipped.map(({ id, name, message }) => (
            <span key={id} className={styles.skipped}>
              {texts.skippedLine(name, message)}
            </span>
          ))}
          <Button size="dense" variant="text" onClick={forgetSkipped}>
            {texts.dismiss}
          </Button>
        </span>
      )}
    </output>
  );
}
