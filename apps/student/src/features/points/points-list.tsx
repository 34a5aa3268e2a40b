import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import {
  formatPoint,
  formatSignedPoints,
  groupByMonth,
  pointWord,
  type PointType,
  type PointFilter,
  type StudentPoint,
} from '@academy/domain/points';
import { formatDay, formatMoment, formatMonth, monthOf, yearOf } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { DownIcon, PointsIcon, UpIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import type { ReactNode } from 'react';
import { ConfirmedAt, type Confirmations } from './confirmations';
import { ObjectionButton, type Objections } from './objections';
import styles from './points-list.module.css';
import { usePointWords } from '../../shared/use-point-words';
import { objectionTexts, pointsTexts, wordedTexts } from './points-texts';

/**
 * A word or a score in the look of its type: colour and arrow, because colour alone says nothing.
 */
function PointBadge({ pointType, children }: { pointType: PointType; children: ReactNode }) {
  const Arrow = pointType === 'REWARD' ? UpIcon : DownIcon;
  return (
    <Badge meaning={statusMeanings.point[pointType]} icon={<Arrow size="0.75em" />}>
      {children}
    </Badge>
  );
}

/** A server that knows only the day sends its first minute: then no time is shown. */
const isDayOnly = (instant: Date) => (instant.getTime() + 9 * 3_600_000) % 86_400_000 === 0;

/** When a point was given: it is often later than what it is for. */
export function IssuedAt({
  point,
  className,
}: {
  point: Pick<StudentPoint, 'createdAt' | 'registrationDate'>;
  className?: string | undefined;
}) {
  const at = new Date(point.createdAt);
  const when = isDayOnly(at) ? formatDay(point.registrationDate) : formatMoment(at);
  return (
    <time className={className} dateTime={point.createdAt}>
      {pointsTexts.issuedAt(when)}
    </time>
  );
}

interface Props {
  points: readonly StudentPoint[];
  /** The last page is there. */
  complete: boolean;
  objections: Objections;
  confirmations: Confirmations;
}

/**
 * The list on a phone, by the month of the incident. A month shows its sum once all of its points
 * are loaded.
 */
export function PointsByMonth({ points, complete, objections, confirmations }: Props) {
  const months = groupByMonth(points);
  return (
    <Stack gap={24}>
      {months.map(({ month, points: list, totals }, index) => (
        <section key={month} aria-labelledby={`points-${month}`}>
          <div className={styles.monthHead}>
            <h2 id={`points-${month}`}>{formatMonth(month)}</h2>
            {(complete || index < months.length - 1) && (
              <span className={textStyles.figures}>
                {pointsTexts.monthSum(formatSignedPoints(totals.net))}
              </span>
            )}
          </div>
          <ul className={styles.list}>
            {list.map((point) => (
              <Row
                key={point.id}
                point={point}
                objections={objections}
                confirmations={confirmations}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

function Row({
  point,
  objections,
  confirmations,
}: { point: StudentPoint } & Pick<Props, 'objections' | 'confirmations'>) {
  const word = pointWord(usePointWords(), point.pointType);
  return (
    <li className={styles.row}>
      <span className={styles.badge}>
        <PointBadge pointType={point.pointType}>{formatPoint(point)}</PointBadge>
      </span>
      <div className={styles.what}>
        <p className={styles.reason}>{point.reason}</p>
        <p className={textStyles.help}>
          {word} · <time dateTime={point.incidentDate}>{formatDay(point.incidentDate)}</time> ·{' '}
          <span className={styles.part}>{pointsTexts.issuedBy(point.issuerName)} ·</span>{' '}
          <IssuedAt className={styles.part} point={point} />
        </p>
        <ConfirmedAt className={textStyles.help} confirmation={confirmations.of(point.id)} />
        <ObjectionButton className={styles.object} point={point} objections={objections} />
      </div>
    </li>
  );
}

const { columns } = pointsTexts;

/** The list above 900 px. */
export function PointsTable({
  points,
  objections,
  confirmations,
}: Pick<Props, 'points' | 'objections' | 'confirmations'>) {
  const words = usePointWords();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{wordedTexts(words).table}</VisuallyHidden>
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
                {pointWord(words, point.pointType)}
              </PointBadge>
            </td>
            <td className={styles.score} data-type={point.pointType}>
              {formatPoint(point)}
            </td>
            <td>
              {point.reason}
              <ConfirmedAt className={styles.issuedAt} confirmation={confirmations.of(point.id)} />
            </td>
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

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Eight rows in the shape of the list that comes. */
export function PointsSkeleton() {
  const { loading } = wordedTexts(usePointWords());
  return (
    <SkeletonGroup label={loading}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.badge}>
            <Skeleton width={64} height={24} />
          </span>
          <div className={styles.what}>
            <Skeleton width={row % 2 ? '55%' : '70%'} />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Nothing under this filter: what that means, and the way back to everything. */
export function PointsEmpty({ filter, onShowAll }: { filter: PointFilter; onShowAll: () => void }) {
  const texts = wordedTexts(usePointWords());
  return (
    <EmptyState
      icon={<PointsIcon />}
      title={<output>{texts.empty}</output>}
      action={
        filter === 'ALL' ? undefined : <Button onClick={onShowAll}>{pointsTexts.showAll}</Button>
      }
    >
      {texts.emptyHint(filter)}
    </EmptyState>
  );
}
