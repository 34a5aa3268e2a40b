import type { CalendarDay } from '../../time';
import type { MarkStatus } from '../schemas';
import { studyDayAt } from '../settings/settings';
import type { AttendanceSettings } from '../settings/settings-schemas';

type Rules = Pick<AttendanceSettings, 'dayStartsAt'>;

/** ms. How far another clock may be ahead of the server's. */
export const AHEAD_MS = 60_000;

/** Whether a study day is still to come. */
export const isDayAhead = (date: CalendarDay, now: Date, rules: Rules): boolean =>
  date > studyDayAt(new Date(now.getTime() + AHEAD_MS), rules);

/**
 * What can be marked for a future day: an absence, or nothing. Arrivals, lateness and departures
 * are known only on the day.
 */
export const canBeAhead = (status: MarkStatus | null): boolean =>
  status === null || status === 'ABSENT';

/** Whether a mark claims something about the future. See docs/product/attendance.md#marks. */
export const markInFuture = (
  { status }: { status: MarkStatus | null },
  date: CalendarDay,
  now: Date,
  rules: Rules,
): boolean => !canBeAhead(status) && isDayAhead(date, now, rules);
