import { isCalendarMonth, seoulMonth, type CalendarMonth } from '@academy/domain/time';

/** The month that an address asks for, or the one of `now`. */
export const monthShown = (asked: string, now: Date): CalendarMonth =>
  isCalendarMonth(asked) ? asked : seoulMonth(now);
