import type { CalendarDay } from '../../time';
import { isInForce } from './clash';
import { occurrencesOf } from './occurrences';
import type { RegularSchedule } from '../schemas';
import type { TimeSpan } from '../../time/time-span';
import { timeSpan } from './time-span';

/** One schedule on one day of the calendar. */
export interface ScheduleBlock extends TimeSpan {
  date: CalendarDay;
  schedule: RegularSchedule;
}

/**
 * What the week and month views draw from `from` to `to` (both included): schedules in force, by
 * day and then by time.
 */
export const blocksBetween = (
  schedules: readonly RegularSchedule[],
  from: CalendarDay,
  to: CalendarDay,
): ScheduleBlock[] =>
  schedules
    .filter(isInForce)
    .flatMap((schedule) =>
      occurrencesOf(schedule, from, to).map((date) => ({ date, schedule, ...timeSpan(schedule) })),
    )
    .toSorted((a, b) => (`${a.date} ${a.from} ${a.to}` < `${b.date} ${b.from} ${b.to}` ? -1 : 1));
