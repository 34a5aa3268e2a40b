export { calendarDaySchema, calendarMonthSchema, day, dayOfMonth, daysIn, daysOfMonth, month, monthOf, shiftDay, shiftMonth, weekdayOf } from './calendar-day';
export type { CalendarDay, CalendarMonth, Weekday } from './calendar-day';
export { instantAt, seoulClock, seoulDay } from './instant-at';
export { monthGrid } from './month-grid';
export type { MonthCell } from './month-grid';
