import { formatPoint, type OwnObjection } from '@academy/domain/points';
import { formatDay } from '@academy/domain/time';
import { objectionTexts as texts } from '../../../shared/messages/objection-texts';
import styles from './objections.module.css';

/** Objections whose penalty is gone from list and sums: the answers stay to be read. */
export function AcceptedObjections({ objections }: { objections: readonly OwnObjection[] }) {
  if (objections.length === 0) return null;
  return (
    <details className={styles.accepted}>
      <summary>{texts.accepted(objections.length)}</summary>
      <p className={styles.note}>{texts.acceptedHint}</p>
      {objections.map(({ pointId, point, answer }) => (
        <p key={pointId} className={styles.acceptedOne}>
          <span>
            {formatDay(point.incidentDate)} · {point.reason}{' '}
            <s>{formatPoint({ pointType: 'PENALTY', points: point.points })}</s>
          </span>
          <span className={styles.note}>{answer}</span>
        </p>
      ))}
    </details>
  );
}
