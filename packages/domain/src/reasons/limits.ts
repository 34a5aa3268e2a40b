import { shiftDay, type CalendarDay } from '../time';

/** How far back and ahead a reason's day may lie, in days. */
export const REASON_PAST_DAYS = 7;
export const REASON_FUTURE_DAYS = 60;

/** The longest text, in characters. */
export const REASON_TEXT_LIMIT = 300;

/** How many reasons are read at a time, and the most that may be. */
export const REASONS_PAGE_SIZE = 30;
export const REASONS_MAX_SIZE = 100;

/** The days for which a reason can be submitted today (KST), both included. */
export const reasonDays = (today: CalendarDay): { first: CalendarDay; last: CalendarDay } => ({
  first: shiftDay(today, -REASON_PAST_DAYS),
  last: shiftDay(today, REASON_FUTURE_DAYS),
});
