import { shiftDay, weekdayOf, type CalendarDay } from './calendar-day';
import { dayOfMonth, monthOf, type CalendarMonth } from './calendar-month';

/** A cell of the calendar: days of the neighbouring months fill the first and last week. */
export interface MonthCell {
  date: CalendarDay;
  inMonth: boolean;
}

/** 6 weeks × 7 days = 42 cells, starting on the Sunday on or before the 1st. */
export function monthGrid(of: CalendarMonth): MonthCell[] {
  const first = dayOfMonth(of, 1);
  const start = shiftDay(first, -weekdayOf(first));
  return Array.from({ length: 42 }, (_, index) => {
    const date = shiftDay(start, index);
    return { date, inMonth: monthOf(date) === of };
  });
}
