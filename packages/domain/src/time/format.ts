import { weekdayOf, type CalendarDay, type Weekday } from './calendar-day';
import { monthNumberOf, monthOf, yearOf, type CalendarMonth } from './calendar-month';

const WEEKDAY_NAMES = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** `일` to `토`, the heads of the calendar's columns. */
export const formatWeekday = (weekday: Weekday): string => WEEKDAY_NAMES[weekday];

/** `11월 20일 (금)`. */
export const formatDay = (date: CalendarDay): string =>
  `${formatDaySpan(date, date)} (${formatWeekday(weekdayOf(date))})`;

/** `2026년 11월 20일`: of a day in another year, too. */
export const formatLongDay = (date: CalendarDay): string =>
  `${date.slice(0, 4)}년 ${formatDaySpan(date, date)}`;

/** 20 of 20 November. */
export const dayNumberOf = (date: CalendarDay): number => Number(date.slice(8));

/** `11/20`: where a day has little room. */
export const formatShortDay = (date: CalendarDay): string =>
  `${monthNumberOf(monthOf(date))}/${dayNumberOf(date)}`;

/** `2026년 11월`. */
export const formatMonth = (of: CalendarMonth): string => `${yearOf(of)}년 ${monthNumberOf(of)}월`;

/** `11월 1일 (일) ~ 11월 10일 (화)`, with the years when they differ. */
export function formatDayRange(first: CalendarDay, last: CalendarDay): string {
  if (first.slice(0, 4) === last.slice(0, 4)) return `${formatDay(first)} ~ ${formatDay(last)}`;
  return `${first.slice(0, 4)}년 ${formatDay(first)} ~ ${last.slice(0, 4)}년 ${formatDay(last)}`;
}

/** A run of days without their weekdays: `11월 2일`, `11월 2–8일`, `11월 30일 – 12월 6일`. */
export function formatDaySpan(first: CalendarDay, last: CalendarDay): string {
  const start = `${monthNumberOf(monthOf(first))}월 ${dayNumberOf(first)}`;
  if (first === last) return `${start}일`;
  return monthOf(first) === monthOf(last)
    ? `${start}–${dayNumberOf(last)}일`
    : `${start}일 – ${monthNumberOf(monthOf(last))}월 ${dayNumberOf(last)}일`;
}

/** Days of one month as runs: `1–30일`, `3, 5–9, 20일`; two that follow stay two: `3, 4일`. */
export function formatDaysOfMonth(days: Iterable<CalendarDay>): string {
  const numbers = [...new Set(days)].map(dayNumberOf).toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([first, last]) => {
    if (first === last) return [`${first}`];
    return last === first + 1 ? [`${first}`, `${last}`] : [`${first}–${last}`];
  });
  return parts.length === 0 ? '' : `${parts.join(', ')}일`;
}
