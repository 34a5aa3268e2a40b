import { weekdayOf, type CalendarDay, type Weekday } from './calendar-day';
import { monthNumberOf, yearOf, type CalendarMonth } from './calendar-month';

const WEEKDAY_NAMES = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** `일` to `토`, the heads of the calendar's columns. */
export const formatWeekday = (weekday: Weekday): string => WEEKDAY_NAMES[weekday];

/** `11월 20일 (금)`. */
export const formatDay = (date: CalendarDay): string =>
  `${Number(date.slice(5, 7))}월 ${Number(date.slice(8, 10))}일 (${formatWeekday(weekdayOf(date))})`;

/** `2026년 11월 20일`: of a day in another year, too. */
export const formatLongDay = (date: CalendarDay): string =>
  `${Number(date.slice(0, 4))}년 ${Number(date.slice(5, 7))}월 ${Number(date.slice(8, 10))}일`;

/** `2026년 11월`. */
export const formatMonth = (of: CalendarMonth): string => `${yearOf(of)}년 ${monthNumberOf(of)}월`;

/** `11월 1일 (일) ~ 11월 10일 (화)`, with the years when they differ. */
export function formatDayRange(first: CalendarDay, last: CalendarDay): string {
  if (first.slice(0, 4) === last.slice(0, 4)) return `${formatDay(first)} ~ ${formatDay(last)}`;
  return `${first.slice(0, 4)}년 ${formatDay(first)} ~ ${last.slice(0, 4)}년 ${formatDay(last)}`;
}
