export {
  FIRST_DAY,
  LAST_DAY,
  clampDay,
  day,
  isCalendarDay,
  shiftDay,
  kindOfDay,
  weekdayOf,
} from './calendar-day';
export type { CalendarDay, KindOfDay, Weekday } from './calendar-day';
export {
  dayOfMonth,
  daysIn,
  daysOfMonth,
  isCalendarMonth,
  month,
  monthAt,
  monthNumberOf,
  monthOf,
  shiftMonth,
  yearOf,
} from './calendar-month';
export type { CalendarMonth } from './calendar-month';
export { END_OF_DAY, START_OF_DAY, clockTime, isClockTime } from './clock-time';
export type { ClockTime } from './clock-time';
export { dDayText, daysBetween } from './day-distance';
export { parseDayInput } from './day-input';
export { formatDuration } from './duration';
export {
  dayNumberOf,
  formatDay,
  formatDayRange,
  formatDaySpan,
  formatDaysOfMonth,
  formatLongDay,
  formatMonth,
  formatShortDay,
  formatWeekday,
} from './format';
export { formatMoment, lastUpdateText } from './format-moment';
export { formatClock, instantAt, seoulDay, seoulMonth } from './instant-at';
export { monthGrid } from './month-grid';
export type { MonthCell } from './month-grid';
export { dayOfSerial, serialOfDay } from './serial-day';
export {
  calendarDaySchema,
  calendarMonthSchema,
  clockTimeSchema,
  monthParams,
  weekdaySchema,
} from './schemas';
export { spansOverlap } from './time-span';
export type { TimeSpan } from './time-span';
export { lastMondays, mondayOf } from './week';
