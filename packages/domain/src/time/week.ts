import { shiftDay, weekdayOf, type CalendarDay } from './calendar-day';

/** The Monday of a day's week: here weeks begin on Mondays. */
export const mondayOf = (date: CalendarDay): CalendarDay =>
  shiftDay(date, -((weekdayOf(date) + 6) % 7));
