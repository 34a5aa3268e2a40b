import type { Dayjs } from 'dayjs';
import type * as z from 'zod/mini';

/**
 * A calendar date in Asia/Seoul, `YYYY-MM-DD`, 1900-01-01 to 2100-12-31. Compares and sorts as
 * text.
 */
export type CalendarDay = string & z.core.$brand<'CalendarDay'>;

/** 0 is Sunday, as in the calendar grid. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

const isDayText = (text: string): text is CalendarDay => DAY_SHAPE.test(text);

/**
 * A text that the calendar itself put together, so that its shape says all. Throws outside the
 * years 0000–9999.
 */
export function assertCalendarDay(text: string): CalendarDay {
  if (!isDayText(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/**
 * Whether a text is a real date of any year 0000–9999. Counted without a date object: a month that
 * is read or saved asks for each of its days, an academy's for tens of thousands.
 */
export function isRealDay(text: string): text is CalendarDay {
  if (!isDayText(text)) return false;
  const month = Number(text.slice(5, 7));
  const date = Number(text.slice(8));
  const leapDay = month === 2 && isLeapYear(Number(text.slice(0, 4))) ? 1 : 0;
  return date > 0 && date <= (MONTH_LENGTHS[month - 1] ?? 0) + leapDay;
}

/**
 * Whether a text is a day that the academy's screens accept: a real one, 1900-01-01 to 2100-12-31,
 * both included.
 */
export const isCalendarDay = (text: string): text is CalendarDay =>
  text >= '1900-01-01' && text <= '2100-12-31' && isRealDay(text);

/**
 * Reads a day or throws: for constants and tests. Input from people goes through `parseDayInput` or
 * `calendarDaySchema`.
 */
export function day(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

export const FIRST_DAY = day('1900-01-01');
export const LAST_DAY = day('2100-12-31');

/** The day that a clock of Seoul shows. Throws outside the years 0000–9999. */
export const dayOnClock = (clock: Dayjs): CalendarDay =>
  assertCalendarDay(clock.toISOString().slice(0, 10));

/** Every day has as many: the clocks in Seoul are never moved. */
const DAY_MS = 24 * 60 * 60_000;

/**
 * The day `days` later (or earlier). Leaves the 1900–2100 range silently: callers clamp input, not
 * arithmetic. A plain count: a dayjs object takes ten times as long, and a month asks for many.
 */
export const shiftDay = (date: CalendarDay, days: number): CalendarDay =>
  assertCalendarDay(new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10));

const isWeekday = (index: number): index is Weekday => index >= 0 && index <= 6;

/** Weekdays that were asked for: a month's rules ask for the same days at every tap. */
const weekdays = new Map<CalendarDay, Weekday>();
/** Some years; then they are forgotten, so that a server that runs for months does not grow. */
const WEEKDAYS_KEPT = 4000;

export function weekdayOf(date: CalendarDay): Weekday {
  const known = weekdays.get(date);
  if (known !== undefined) return known;
  const index = new Date(date).getUTCDay();
  if (!isWeekday(index)) throw new RangeError(`Not a calendar day: ${date}`);
  if (weekdays.size >= WEEKDAYS_KEPT) weekdays.clear();
  weekdays.set(date, index);
  return index;
}

/** Days of which each kind has its own periods. */
export type KindOfDay = 'weekday' | 'saturday' | 'sunday';

export const kindOfDay = (weekday: Weekday): KindOfDay =>
  weekday === 0 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekday';

/**
 * The nearest day within `first..last`, both included; the date input's range by default
 * otherwise.
 */
export function clampDay(
  date: CalendarDay,
  first: CalendarDay = FIRST_DAY,
  last: CalendarDay = LAST_DAY,
): CalendarDay {
  if (date < first) return first;
  return date > last ? last : date;
}
