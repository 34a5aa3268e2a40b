import { daysBetween, mondayOf, shiftDay, type CalendarDay } from '../time';
import type { DepositMonth, DepositRow } from './schemas';

/** What came in on some days, up to the last day of payment and behind it, in won. */
export interface PaidDays {
  first: CalendarDay;
  last: CalendarDay;
  inTime: number;
  late: number;
}

/** Longer than this, days are drawn as weeks. */
const MOST_DAYS = 35;

type PaidRow = Pick<DepositRow, 'day'> & { account: Pick<DepositRow['account'], 'paid'> };

/**
 * The money of a month by the day of each student's last deposit, from the first day of payment to
 * the last one, and to the last deposit behind it; empty where nothing came in. A long course is
 * given by weeks.
 */
export function paymentCourse(
  rows: readonly PaidRow[],
  window: DepositMonth['payment'],
): PaidDays[] {
  const paid = rows.flatMap(({ day, account }) =>
    day !== null && account.paid > 0 ? [{ day, won: account.paid }] : [],
  );
  if (paid.length === 0) return [];
  const days = [window.first, window.last, ...paid.map(({ day }) => day)].toSorted();
  const [first, last] = [days[0] ?? window.first, days.at(-1) ?? window.last];
  const byWeek = daysBetween(first, last) >= MOST_DAYS;
  const step = byWeek ? 7 : 1;
  const start = byWeek ? mondayOf(first) : first;
  return Array.from({ length: Math.floor(daysBetween(start, last) / step) + 1 }, (_, index) => {
    const from = shiftDay(start, index * step);
    const to = shiftDay(from, step - 1);
    const sum = (isLate: boolean) =>
      paid
        .filter(({ day }) => day >= from && day <= to && day > window.last === isLate)
        .reduce((all, { won }) => all + won, 0);
    return { first: from, last: to, inTime: sum(false), late: sum(true) };
  });
}
