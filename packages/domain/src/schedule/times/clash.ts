import { shiftDay, type CalendarDay } from '../../time';
import { fitsPattern, lastDayOf, type Recurrence } from './occurrences';
import type { RegularSchedule } from '../schemas';
import { spansOverlap } from '../../time/time-span';
import { timeSpan } from './time-span';

/** What of a schedule says when it takes place, to the minute. */
export type Timetable = Recurrence & Pick<RegularSchedule, 'kind' | 'from' | 'to'>;

/**
 * The first day on which two schedules want the student at the same time, or null. Two patterns
 * repeat together after one or two weeks, so only that many days are looked at, each moved on past
 * the cancelled ones: no scan, however far the schedules reach.
 */
export function firstClashDay(one: Timetable, other: Timetable): CalendarDay | null {
  if (!spansOverlap(timeSpan(one), timeSpan(other))) return null;
  const start = one.firstDate > other.firstDate ? one.firstDate : other.firstDate;
  const end = lastDayOf(one) < lastDayOf(other) ? lastDayOf(one) : lastDayOf(other);
  const period = 7 * Math.max(one.everyWeeks, other.everyWeeks);
  const cancelled = new Set([...one.exceptions, ...other.exceptions]);
  let clash: CalendarDay | null = null;
  for (let offset = 0; offset < period; offset += 1) {
    let date = shiftDay(start, offset);
    if (!fitsPattern(one, date) || !fitsPattern(other, date)) continue;
    while (cancelled.has(date)) date = shiftDay(date, period);
    if (date <= end && (clash === null || date < clash)) clash = date;
  }
  return clash;
}

/** A schedule that is in the way, and the first day on which it does. */
export interface Clash {
  schedule: RegularSchedule;
  date: CalendarDay;
}

/** Whether a schedule still counts: it waits for its approval or has it. */
export const isInForce = ({ status }: Pick<RegularSchedule, 'status'>): boolean =>
  status === 'PENDING' || status === 'APPROVED';

/**
 * The same schedule, or a change request and the approved schedule that it is to replace: they are
 * one plan, and never in each other's way.
 */
const isSamePlan = (one: RegularSchedule, other: RegularSchedule) =>
  one.id === other.id || one.replacesId === other.id || other.replacesId === one.id;

/**
 * The earliest clash of a wanted schedule with the student's own; on one day the first of the list.
 * `edited`: the schedule that `wanted` is an edit of, or of which a day is taken back.
 * See docs/product/schedule.md#clash.
 */
export function findClash(
  wanted: Timetable,
  own: readonly RegularSchedule[],
  edited: RegularSchedule | null = null,
): Clash | null {
  let found: Clash | null = null;
  for (const schedule of own) {
    if (!isInForce(schedule) || (edited !== null && isSamePlan(edited, schedule))) continue;
    const date = firstClashDay(wanted, schedule);
    if (date !== null && (found === null || date < found.date)) found = { schedule, date };
  }
  return found;
}
