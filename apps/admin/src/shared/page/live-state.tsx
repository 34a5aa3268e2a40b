import { formatClock } from '@academy/domain/time';
import type { ReactNode } from 'react';
import styles from './live-state.module.css';
import { messages } from '../texts/messages';

interface Props {
  /** Whether the page updates live (`useLiveQueries`). */
  live: boolean;
  /** When the server read what the page shows; undefined before the first answer. */
  asOf: string | undefined;
  /** What has not reached the server yet. */
  waiting?: ReactNode;
}

/** How fresh a page is, and whether it follows by itself. */
export function LiveState({ live, asOf, waiting }: Props) {
  return (
    <p className={styles.line}>
      <output className={styles.waiting}>{waiting}</output>
      {asOf && (
        <span className={styles.clock}>{messages.live.asOf(formatClock(new Date(asOf)))}</span>
      )}
      <output className={styles.state} data-live={live}>
        <span>{live ? messages.live.on : messages.live.reconnecting}</span>
      </output>
    </p>
  );
}
