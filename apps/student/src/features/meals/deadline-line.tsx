import type { LunchSettings } from '@academy/domain/meals';
import { ClockIcon } from '@academy/ui/icon';
import { useNow } from '../../shared/use-now';
import { deadlineOf } from './deadline';
import styles from './meals-page.module.css';

/** Until when the next meals can be changed, by the server's clock. */
export function DeadlineLine({ settings }: { settings: LunchSettings }) {
  const { line, left, soon } = deadlineOf(settings, useNow());
  return (
    <p className={styles.deadline} data-soon={soon || undefined}>
      <ClockIcon />
      <span>
        {line} {left !== null && <span className={styles.left}>{left}</span>}
      </span>
    </p>
  );
}
