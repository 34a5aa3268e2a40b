import { weekdayOf, type CalendarDay } from './calendar-day';
import { dayOfMonth, daysOfMonth, shiftMonth, type CalendarMonth } from './calendar-month';

/** A cell of the calendar: days of the neighbouring months fill the first and last week. */
export interface MonthCell {
  date: CalendarDay;
  inMonth: boolean;
}

const CELLS = 42;

/** 6 weeks × 7 days = 42 cells, starting on the Sunday on or before the 1st. */
export function monthGrid(of: CalendarMonth): MonthCell[] {
  const before = weekdayOf(dayOfMonth(of, 1));
  const days = daysOfMonth(of);
  const cell = (inMonth: boolean) => (date: CalendarDay) => ({ date, inMonth });
  return [
    ...(before > 0 ? daysOfMonth(shiftMonth(of, -1)).slice(-before) : []).map(cell(false)),
    ...days.map(cell(true)),
    ...daysOfMonth(shiftMonth(of, 1))
      .slice(0, CELLS - before - days.length)
      .map(cell(false)),
  ];
}
