import type { StudentPoint } from '@academy/domain/points';
import { formatDay, formatMoment } from '@academy/domain/time';
import { pointsTexts } from '../../shared/messages/points-texts';

/**
 * A server that knows the day alone is read as its first minute: then the day is all there is to
 * tell.
 */
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
