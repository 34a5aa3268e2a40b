import type { ClockTime } from '../../time';
import type { VisitValue } from '../schemas';
import type { DayContext } from './day-context';
import { studyMinutes } from './study-minutes';
import { visitState } from './visit';

/**
 * A visit as a closed day is read: who was not seen off left when the last period ended, or when
 * the day was closed if that was earlier, and who went out and did not come back left then. It is
 * never written down: a 하원 that comes later takes its place.
 */
export function settledVisit(
  visit: VisitValue | null,
  { closed, periods, clock, dayStartsAt }: DayContext,
): VisitValue | null {
  if (!closed || !visit?.arrivedAt) return visit;
  const { arrivedAt, outings } = visit;
  const state = visitState(visit);
  if (state === 'out')
    return { arrivedAt, outings: outings.slice(0, -1), leftAt: outings.at(-1)?.from ?? arrivedAt };
  const end = periods.at(-1)?.to;
  if (state !== 'here' || end === undefined) return visit;
  const minute = (time: ClockTime) => studyMinutes(time, dayStartsAt);
  const over = minute(end) < minute(clock) ? end : clock;
  const last = outings.at(-1)?.to ?? arrivedAt;
  return { arrivedAt, outings, leftAt: minute(last) > minute(over) ? last : over };
}
