import {
  formatPoint,
  formatSignedPoints,
  groupByMonth,
  type StudentPoint,
} from '@academy/domain/points';
import { formatDay, formatMonth } from '@academy/domain/time';
import { pointsTexts } from '../../shared/messages/points-texts';
import { ObjectionButton } from './objections/objection-button';
import type { Objections } from './objections/use-objections';
import { IssuedAt } from './issued-at';
import { PointBadge } from './point-badge';
import styles from './points-list.module.css';

interface Props {
  points: readonly StudentPoint[];
  /** The last page is there. */
  complete: boolean;
  objections: Objections;
}

/**
 * The list on a phone, by the month of the incident. A month tells its sum once all of its points
 * are there.
 */
export function PointsByMonth({ points, complete, objections }: Props) {
  const months = groupByMonth(points);
  return (
    <div className={styles.months}>
      {months.map(({ month, points: list, totals }, index) => (
        <section key={month} aria-labelledby={`points-${month}`}>
          <div className={styles.monthHead}>
            <h2 id={`points-${month}`} className={styles.month}>
              {formatMonth(month)}
            </h2>
            {(complete || index < months.length - 1) && (
              <span className={styles.monthSum}>
                {pointsTexts.monthSum(formatSignedPoints(totals.net))}
              </span>
            )}
          </div>
          <ul className={styles.list}>
            {list.map((point) => (
              <Row key={point.id} point={point} objections={objections} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ point, objections }: { point: StudentPoint; objections: Objections }) {
  return (
    <li className={styles.row}>
      <span className={styles.badge}>
        <PointBadge pointType={point.pointType}>{formatPoint(point)}</PointBadge>
      </span>
      <div className={styles.what}>
        <p className={styles.reason}>{point.reason}</p>
        <p className={styles.meta}>
          {pointsTexts.types[point.pointType]} ·{' '}
          <time dateTime={point.incidentDate}>{formatDay(point.incidentDate)}</time> ·{' '}
          {pointsTexts.issuedBy(point.issuerName)} · <IssuedAt point={point} />
        </p>
        <ObjectionButton className={styles.object} point={point} objections={objections} />
      </div>
    </li>
  );
}
