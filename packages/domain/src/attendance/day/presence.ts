import type { ClockTime } from '../../time';
import type { DayContext } from './day-context';
import type { Period, VisitValue } from '../schemas';
import { studyMinutes } from './study-minutes';

type Rules = Pick<DayContext, 'dayStartsAt'>;

/**
 * Where a student was in a period: not come yet, there for some of it, out for all of it, or gone.
 * Null: no arrival was written down.
 */
export type Presence = 'before' | 'there' | 'out' | 'gone' | null;

/**
 * Whether an outing covers all the time from one minute to another; one that lasts covers what is
 * left of the day.
 */
const covered = ({ outings }: VisitValue, [from, to]: [number, number], minute: Minute): boolean =>
  outings.some((outing) => {
    const end = outing.to === null ? Number.POSITIVE_INFINITY : minute(outing.to);
    return minute(outing.from) <= from && end >= to;
  });
type Minute = (time: ClockTime) => number;

/** What a visit says of a period. Its end is not in it: who arrives then comes for the next one. */
export function presenceIn(
  visit: VisitValue | null,
  period: Pick<Period, 'from' | 'to'>,
  { dayStartsAt }: Rules,
): Presence {
  if (visit === null || visit.arrivedAt === null) return null;
  const minute: Minute = (time) => studyMinutes(time, dayStartsAt);
  const left = visit.leftAt === null ? Number.POSITIVE_INFINITY : minute(visit.leftAt);
  const [from, to] = [minute(period.from), minute(period.to)];
  if (to <= minute(visit.arrivedAt)) return 'before';
  if (left <= from) return 'gone';
  const stayed: [number, number] = [Math.max(from, minute(visit.arrivedAt)), Math.min(to, left)];
  return covered(visit, stayed, minute) ? 'out' : 'there';
}

/**
 * The period that an arrival is for: the one that runs, or the next one when none does; none after
 * the last.
 */
export const arrivalPeriod = (
  arrivedAt: ClockTime,
  { periods, dayStartsAt }: Pick<DayContext, 'periods' | 'dayStartsAt'>,
): Period | null =>
  periods.find(({ to }) => studyMinutes(arrivedAt, dayStartsAt) < studyMinutes(to, dayStartsAt)) ??
  null;
