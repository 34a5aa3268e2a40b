import { formatPoint, type StudentPoint } from '@academy/domain/points';
import { formatDay, monthOf, yearOf } from '@academy/domain/time';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { objectionTexts } from '../../shared/messages/objection-texts';
import { pointsTexts } from '../../shared/messages/points-texts';
import { ObjectionButton } from './objections/objection-button';
import type { Objections } from './objections/use-objections';
import { IssuedAt } from './issued-at';
import { PointBadge } from './point-badge';
import styles from './points-list.module.css';

const { columns } = pointsTexts;

/** The list above 900 px. */
export function PointsTable({
  points,
  objections,
}: {
  points: readonly StudentPoint[];
  objections: Objections;
}) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{pointsTexts.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.type}</th>
          <th scope="col" className={styles.score}>
            {columns.score}
          </th>
          <th scope="col">{columns.reason}</th>
          <th scope="col">{columns.issuer}</th>
          {objections.of && <th scope="col">{objectionTexts.column}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.id}>
            <td className={styles.day}>
              <time dateTime={point.incidentDate}>
                {pointsTexts.dayOfYear(
                  yearOf(monthOf(point.incidentDate)),
                  formatDay(point.incidentDate),
                )}
              </time>
            </td>
            <td>
              <PointBadge pointType={point.pointType}>
                {pointsTexts.types[point.pointType]}
              </PointBadge>
            </td>
            <td className={styles.score} data-type={point.pointType}>
              {formatPoint(point)}
            </td>
            <td>{point.reason}</td>
            <td>
              {point.issuerName}
              <IssuedAt point={point} className={styles.issuedAt} />
            </td>
            {objections.of && (
              <td>
                <ObjectionButton point={point} objections={objections} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
