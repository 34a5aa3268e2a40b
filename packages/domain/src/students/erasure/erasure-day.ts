import type { StudentStatus } from '../../identity';
import {
  dayOfMonth,
  daysIn,
  monthOf,
  shiftDay,
  shiftMonth,
  type CalendarDay,
  dayNumberOf,
} from '../../time';

/** After how many months an academy may have those who left erased. */
export const ERASURE_MONTHS = { least: 1, most: 120 } as const;

/** Days after a save of the rule before the first erasure, to check whom it affects. */
export const ERASURE_NOTICE_DAYS = 7;

/** How many days ahead the settings name affected students. */
export const ERASURE_AHEAD_DAYS = 30;

/** After how many months (null: never), and the first day of erasures. */
export interface ErasureTerms {
  afterMonths: number | null;
  from: CalendarDay | null;
}

/** The first day (KST) of erasures by a rule that was saved on this one. */
export const erasesFrom = (savedOn: CalendarDay): CalendarDay =>
  shiftDay(savedOn, ERASURE_NOTICE_DAYS);

/**
 * How long the texts of messages and the payers of the bank's lists may be kept. A payer is needed
 * for a year at least: a list that is imported again is known by it.
 */
export const RETENTION_MONTHS = {
  messages: { least: 1, most: 120 },
  bankRows: { least: 12, most: 120 },
} as const;

/** The same day of the month so many months later, the month's last where there is none. */
const monthsLater = (day: CalendarDay, months: number): CalendarDay =>
  dayOfMonth(shiftMonth(monthOf(day), months), dayNumberOf(day));

/**
 * The last day (KST) whose texts are over when they are kept for so many months: those of later
 * days are kept still.
 */
export function lastDayOver(today: CalendarDay, months: number): CalendarDay {
  const month = shiftMonth(monthOf(today), -months);
  const last = dayOfMonth(month, daysIn(month));
  return monthsLater(last, months) <= today ? last : dayOfMonth(month, dayNumberOf(today));
}

/** Who left, and the day (KST) on which they did. */
interface LeavingStudent {
  status: StudentStatus;
  leftOn: CalendarDay | null;
}

/**
 * The day (KST) from whose first minute on a student's personal data is erased, null for who has
 * not left and while there is no rule: the same day of the month so many months later, the month's
 * last where there is no such day, and never within the notice of a new rule.
 */
export function erasureDay(
  { status, leftOn }: LeavingStudent,
  { afterMonths, from }: ErasureTerms,
): CalendarDay | null {
  if (afterMonths === null || from === null || status !== 'LEFT' || leftOn === null) return null;
  const over = monthsLater(leftOn, afterMonths);
  return over > from ? over : from;
}
