import {
  expectedMark,
  studyMinutes,
  reportedIn,
  type DayContext,
  type SeenRow,
} from '../../attendance';
import type { ClockTime } from '../../time';

/** Whoever packs up this many minutes before the end has not left early. */
const PACKING_MINUTES = 10;

/**
 * Whether who leaves now leaves before their own last time: the end of the last period of which
 * nobody approved that they are away, or the beginning of what was approved within it.
 */
export function leftEarly(
  leftAt: ClockTime,
  told: SeenRow['told'],
  { periods, dayStartsAt }: Pick<DayContext, 'periods' | 'dayStartsAt'>,
): boolean {
  const last = periods.findLast((period) => expectedMark(period, told)?.status !== 'ABSENT');
  if (!last) return false;
  const leaving = reportedIn(last, told).filter(
    ({ approved, from, to }) => approved && from > last.from && to >= last.to,
  );
  const ends = [last.to, ...leaving.map(({ from }) => from)];
  const end = Math.min(...ends.map((time) => studyMinutes(time, dayStartsAt)));
  return studyMinutes(leftAt, dayStartsAt) < end - PACKING_MINUTES;
}
