import type { LunchSettings } from '@academy/domain/meals';
import { useNow } from '../../../shared/use-now';
import { deadlineTexts } from '../meals-texts';
import { upcomingDeadlines } from './deadline';
import styles from './upcoming-deadlines.module.css';

/** The next three deadlines, by the server's clock; nothing when no meal can be changed. */
export function UpcomingDeadlines({ settings }: { settings: LunchSettings }) {
  const deadlines = upcomingDeadlines(settings, useNow());
  if (deadlines.length === 0) return null;
  return (
    <section className={styles.upcoming} aria-label={deadlineTexts.upcoming}>
      <h3 className={styles.title}>{deadlineTexts.upcoming}</h3>
      <dl className={styles.list}>
        {deadlines.map(({ closing, until }) => (
          <div key={closing + until} className={styles.deadline}>
            <dt>{closing}</dt>
            <dd>{until}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
