import { dayOnClock, type CalendarDay } from './calendar-day';
import { monthOf, type CalendarMonth } from './calendar-month';
import { clockAt, instantOf, midnightOf } from './seoul-clock';

/**
 * The instant at which the clocks in Seoul show `hour`:`minute` on `date`. Hour 24 is the next
 * midnight, hour -10 is 14:00 of the day before.
 */
export const instantAt = (date: CalendarDay, hour: number, minute = 0): Date =>
  instantOf(midnightOf(date).add(hour * 60 + minute, 'minute'));

/** The calendar day in Seoul at an instant. */
export const seoulDay = (instant: Date): CalendarDay => dayOnClock(clockAt(instant));

/** The calendar month in Seoul at an instant. */
export const seoulMonth = (instant: Date): CalendarMonth => monthOf(seoulDay(instant));

/** The clock in Seoul at an instant, `HH:mm`. */
export const formatClock = (instant: Date): string => clockAt(instant).format('HH:mm');
