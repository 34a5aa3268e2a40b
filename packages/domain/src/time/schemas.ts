import * as z from 'zod/mini';
import { inputTexts } from '../text/input-texts';
import { isCalendarDay } from './calendar-day';
import { isCalendarMonth } from './calendar-month';
import { isClockTime } from './clock-time';

/** Reads a `CalendarDay` from the outside: a real date, 1900-01-01 to 2100-12-31. */
export const calendarDaySchema = z
  .string()
  .check(z.refine(isCalendarDay, { error: inputTexts.invalidDay }))
  .brand<'CalendarDay'>();

/** Reads a `CalendarMonth` from the outside, `YYYY-MM`. */
export const calendarMonthSchema = z
  .string()
  .check(z.refine(isCalendarMonth))
  .brand<'CalendarMonth'>();

/** Reads a `ClockTime` from the outside, `HH:mm`. */
export const clockTimeSchema = z
  .string()
  .check(z.refine(isClockTime, { error: inputTexts.invalidTime }))
  .brand<'ClockTime'>();

/** A day of the week, 0 is Sunday. */
export const weekdaySchema = z.literal([0, 1, 2, 3, 4, 5, 6]);

/**
 * The year and month of a path, numbers as they are: `monthAt(year, month)` makes the month of
 * them.
 */
export const monthParams = z.object({
  year: z.coerce.number().check(z.int(), z.gte(1900), z.lte(2100)),
  month: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)),
});
