import { seoulDay, shiftDay, type CalendarDay } from '../../time';
import type { DepositState } from '../state-schema';
import { reportDayText } from './reported-texts';
import type { ReportedBill } from './schemas';

/** For this many days back a student may say that they paid. */
const DAYS_BACK = 60;

/** The first and the last day (KST) that a report made now can name. */
export const reportableDays = (now: Date): { first: CalendarDay; last: CalendarDay } => {
  const last = seoulDay(now);
  return { first: shiftDay(last, -DAYS_BACK), last };
};

/** What is wrong with the day of a report made now, in Korean, or null. */
export function reportedDayProblem(day: CalendarDay, now: Date): string | null {
  const { first, last } = reportableDays(now);
  return day < first || day > last ? reportDayText(DAYS_BACK) : null;
}

/** Whether money is still waited for: a report of what is paid says nothing any more. */
export const awaitsMoney = (state: DepositState): boolean =>
  state === 'unpaid' || state === 'partial';

/** Whether two reports are of one bill. */
export const isSameBill = (one: ReportedBill, other: ReportedBill): boolean =>
  one.kind === 'meals'
    ? other.kind === 'meals' && one.month === other.month
    : other.kind === 'mock' && one.registrationId === other.registrationId;
