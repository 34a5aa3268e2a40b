import { LAST_DAY, daysBetween, shiftDay, weekdayOf, type CalendarDay } from '../../time';
import type { RegularSchedule } from '../schemas';

/** What of a schedule says on which days it takes place. */
export type Recurrence = Pick<
  RegularSchedule,
  'weekdays' | 'firstDate' | 'lastDate' | 'everyWeeks' | 'exceptions'
>;

const sundayOf = (date: CalendarDay): CalendarDay => shiftDay(date, -weekdayOf(date));
const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);
const earlier = (one: CalendarDay, other: CalendarDay) => (one < other ? one : other);

/** The last day on which a schedule can take place; the range's last day when it has no end. */
export const lastDayOf = ({ lastDate }: Pick<Recurrence, 'lastDate'>): CalendarDay =>
  lastDate ?? LAST_DAY;

/**
 * Whether a day is on the schedule's weekdays and in one of its weeks, its ends and cancelled days
 * left aside. Weeks are the rows of the calendar, Sunday to Saturday; with every other week the
 * first date's row is the first.
 */
export const fitsPattern = (
  { weekdays, firstDate, everyWeeks }: Pick<Recurrence, 'weekdays' | 'firstDate' | 'everyWeeks'>,
  date: CalendarDay,
): boolean =>
  weekdays.includes(weekdayOf(date)) &&
  daysBetween(sundayOf(firstDate), sundayOf(date)) % (7 * everyWeeks) === 0;

/** Whether a schedule takes place on a day, whatever its state. */
export const occursOn = (schedule: Recurrence, date: CalendarDay): boolean =>
  date >= schedule.firstDate &&
  date <= lastDayOf(schedule) &&
  fitsPattern(schedule, date) &&
  !schedule.exceptions.includes(date);

/**
 * The days from `from` to `to` (both included) on which a schedule takes place, in order. Goes from
 * week to week, beginning at the asked days: neither a far first date nor a missing end costs
 * anything.
 */
export function occurrencesOf(
  schedule: Recurrence,
  from: CalendarDay,
  to: CalendarDay,
): CalendarDay[] {
  const first = later(from, schedule.firstDate);
  const last = earlier(to, lastDayOf(schedule));
  const stride = 7 * schedule.everyWeeks;
  const anchor = sundayOf(schedule.firstDate);
  const weekdays = [...new Set(schedule.weekdays)].toSorted((a, b) => a - b);
  const cancelled = new Set(schedule.exceptions);
  const days: CalendarDay[] = [];
  let sunday = shiftDay(anchor, Math.floor(daysBetween(anchor, first) / stride) * stride);
  for (; sunday <= last; sunday = shiftDay(sunday, stride)) {
    const week = weekdays.map((weekday) => shiftDay(sunday, weekday));
    days.push(...week.filter((date) => date >= first && date <= last && !cancelled.has(date)));
  }
  return days;
}
