import { won, type Won } from '../money';
import { shiftMonth, type CalendarMonth } from '../time';
import type { BillAccount } from './state-schema';

/**
 * How much of `cancelled` (won that a month's bill loses) had been paid already: that much can go
 * to the next month or be paid back. What the student had paid too much before is not part of it.
 */
export const settleable = ({ balance }: Pick<BillAccount, 'balance'>, cancelled: Won): Won =>
  won(Math.min(cancelled, Math.max(0, balance + cancelled)));

/** The month that takes a carry-over: the next one whose books are open. */
export function carryTarget(
  from: CalendarMonth,
  isClosed: (month: CalendarMonth) => boolean,
): CalendarMonth {
  let month = shiftMonth(from, 1);
  while (isClosed(month)) month = shiftMonth(month, 1);
  return month;
}

/** A line to be written to the ledger. */
export interface LedgerLine {
  month: CalendarMonth;
  kind: 'carry-out' | 'carry-in' | 'adjustment' | 'refund' | 'deposit';
  amount: number;
  otherMonth: CalendarMonth | null;
}

/**
 * A carry-over as its two lines: the same amount leaves one month and enters the other. Nothing for
 * nothing.
 */
export const carryLines = (from: CalendarMonth, to: CalendarMonth, amount: Won): LedgerLine[] =>
  amount === 0
    ? []
    : [
        { month: from, kind: 'carry-out', amount, otherMonth: to },
        { month: to, kind: 'carry-in', amount, otherMonth: from },
      ];
