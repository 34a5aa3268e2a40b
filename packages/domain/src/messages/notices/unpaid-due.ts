import { shiftDay, shiftMonth, type CalendarDay, type CalendarMonth } from '../../time';

/** A month's deadline is never further back than the longest wait, and two months more. */
const MONTHS_BACK = 4;

/**
 * Months whose payment was due `days` days before `today`: debtors of these are notified today, and
 * on no other day.
 */
export const unpaidDue = (
  today: CalendarDay,
  current: CalendarMonth,
  { days, lastDayOf }: { days: number; lastDayOf: (month: CalendarMonth) => CalendarDay },
): CalendarMonth[] =>
  Array.from({ length: MONTHS_BACK }, (_, back) => shiftMonth(current, -back)).filter(
    (month) => shiftDay(lastDayOf(month), days) === today,
  );
