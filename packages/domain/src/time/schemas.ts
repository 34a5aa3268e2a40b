import * as z from 'zod/mini';
import { inputTexts } from '../messages/input-texts';
import { isCalendarDay } from './calendar-day';
import { isCalendarMonth } from './calendar-month';

/** Reads a `CalendarDay` from the outside: a real date, 1900-01-01 to 2100-12-31. */
export const calendarDaySchema = z.string().check(z.refine(isCalendarDay, { error: inputTexts.invalidDay })).brand<'CalendarDay'>();

/** Reads a `CalendarMonth` from the outside, `YYYY-MM`. */
export const calendarMonthSchema = z.string().check(z.refine(isCalendarMonth)).brand<'CalendarMonth'>();
