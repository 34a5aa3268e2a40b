import type * as z from 'zod/mini';
import { assertCalendarDay, type CalendarDay } from './calendar-day';

/** `YYYY-MM`, 1900-01 to 2100-12. */
export type CalendarMonth = string & z.core.$brand<'CalendarMonth'>;

const MONTH_SHAPE = /^\d{4}-(0[1-9]|1[0-2])$/;
const isRealMonth = (text: string): text is CalendarMonth => MONTH_SHAPE.test(text);

/** Whether a text is a month of the years 1900 to 2100. */
export const isCalendarMonth = (text: string): text is CalendarMonth =>
  isRealMonth(text) && text >= '1900-01' && text <= '2100-12';

function branded(text: string): CalendarMonth {
  if (!isRealMonth(text)) throw new RangeError(`Not a calendar month: ${text}`);
  return text;
}

/** Reads a month or throws: for constants and tests. */
export function month(text: string): CalendarMonth {
  if (!isCalendarMonth(text)) throw new RangeError(`Not a calendar month: ${text}`);
  return text;
}

/**
 * The month of a year and a month number (1–12), as the reservations' path names it. Throws outside
 * 1900–2100.
 */
export const monthAt = (year: number, number: number): CalendarMonth =>
  month(`${year}-${String(number).padStart(2, '0')}`);

export const yearOf = (of: CalendarMonth): number => Number(of.slice(0, 4));

/** 1 for January to 12 for December. */
export const monthNumberOf = (of: CalendarMonth): number => Number(of.slice(5, 7));

export const monthOf = (date: CalendarDay): CalendarMonth => branded(date.slice(0, 7));

/** How many days the month has, 28 to 31. */
export const daysIn = (of: CalendarMonth): number =>
  new Date(Date.UTC(yearOf(of), monthNumberOf(of), 0)).getUTCDate();

const dayAt = (of: CalendarMonth, n: number) =>
  assertCalendarDay(`${of}-${String(n).padStart(2, '0')}`);

/** Day `n` of a month (1-based), clamped to the month's last day: the deposit window's rule. */
export function dayOfMonth(of: CalendarMonth, n: number): CalendarDay {
  return dayAt(of, Math.min(Math.max(n, 1), daysIn(of)));
}

/**
 * The month `months` later (or earlier). Leaves the 1900–2100 range silently, as `shiftDay` does.
 */
export function shiftMonth(of: CalendarMonth, months: number): CalendarMonth {
  const count = yearOf(of) * 12 + monthNumberOf(of) - 1 + months;
  const [year, number] = [Math.floor(count / 12), (count % 12) + 1];
  return branded(`${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`);
}

/** Every day of a month, first to last. */
export const daysOfMonth = (of: CalendarMonth): CalendarDay[] =>
  Array.from({ length: daysIn(of) }, (_, index) => dayAt(of, index + 1));
