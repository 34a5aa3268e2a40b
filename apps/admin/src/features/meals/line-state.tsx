import { formatClock } from '@academy/domain/time';
import styles from './line-state.module.css';
import { asOfText, sameDayTexts as texts, waitingText } from './same-day-texts';
import { useStuckTicks } from './use-pick-ups';

interface Props {
  live: boolean;
  /** When the server read what the list shows; undefined before the first answer. */
  asOf: string | undefined;
}

/** How fresh the list is, whether it follows by itself, and how many ticks have not reached the server yet. */
export function LineState({ live, asOf }: Props) {
  const stuck = useStuckTicks();
  return (
    <p className={styles.line}>
      <output className={styles.waiting}>{stuck > 0 && waitingText(stuck)}</output>
      {asOf && <span>{asOfText(formatClock(new Date(asOf)))}</span>}
      <output className={styles.state} data-live={live}>{live ? texts.live : texts.reconnecting}</output>
    </p>
  );
}
