import type * as z from 'zod/mini';

/** A calendar date in Asia/Seoul, `YYYY-MM-DD`, 1900-01-01 to 2100-12-31. Compares and sorts as text. */
export type CalendarDay = string & z.core.$brand<'CalendarDay'>;

/** 0 is Sunday, as in the calendar grid. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_MS = 86_400_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const toUtc = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Whether a text is a real date of any year 0000–9999. Some engines roll 02-30 over instead of refusing it, hence the way back. */
export function isRealDay(text: string): text is CalendarDay {
  if (!DAY_SHAPE.test(text)) return false;
  const ms = toUtc(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether a text is a day that the academy's screens accept: a real one, 1900-01-01 to 2100-12-31, both included. */
export const isCalendarDay = (text: string): text is CalendarDay =>
  text >= '1900-01-01' && text <= '2100-12-31' && isRealDay(text);

/** Reads a day or throws: for constants and tests. Input from people goes through `parseDayInput` or `calendarDaySchema`. */
export function day(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

export const FIRST_DAY = day('1900-01-01');
export const LAST_DAY = day('2100-12-31');

/** The UTC date of a number of ms since the epoch, as a day. Throws outside the years 0000–9999. */
export function dayFromUtc(ms: number): CalendarDay {
  const text = new Date(ms).toISOString().slice(0, 10);
  if (!isRealDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

/** The day `days` later (or earlier). Leaves the 1900–2100 range silently: callers clamp input, not arithmetic. */
export const shiftDay = (date: CalendarDay, days: number): CalendarDay =>
  dayFromUtc(toUtc(date) + days * DAY_MS);

const isWeekday = (index: number): index is Weekday => index >= 0 && index <= 6;

export function weekdayOf(date: CalendarDay): Weekday {
  const index = new Date(toUtc(date)).getUTCDay();
  if (!isWeekday(index)) throw new RangeError(`Not a calendar day: ${date}`);
  return index;
}

/** The nearest day within `first..last`, both included; the date input's range unless told otherwise. */
export function clampDay(
  date: CalendarDay,
  first: CalendarDay = FIRST_DAY,
  last: CalendarDay = LAST_DAY,
): CalendarDay {
  if (date < first) return first;
  return date > last ? last : date;
}
