import { shiftDay, weekdayOf, type CalendarDay } from './calendar-day';

/** The Monday of a day's week: here weeks begin on Mondays. */
export const mondayOf = (date: CalendarDay): CalendarDay =>
  shiftDay(date, -((weekdayOf(date) + 6) % 7));

/** The Mondays of the last weeks up to the one of `today`, oldest first. */
export const lastMondays = (today: CalendarDay, weeks: number): CalendarDay[] =>
  Array.from({ length: weeks }, (_, index) => shiftDay(mondayOf(today), (index + 1 - weeks) * 7));
