import { won, type Won } from '../money';
import type { CalendarMonth } from '../time';
import { carryLines, settleable, type LedgerLine } from './carry-over';
import type { DepositRefusal } from './deposit-texts';
import type { BillAccount } from './state-schema';

/**
 * What becomes of an adjustment. month: the month itself owes less or more. next-bill: the next
 * month whose books are open does. pay-out: what was paid too much is paid back.
 */
export type AdjustmentWay = 'month' | 'next-bill' | 'pay-out';

export type AdjustmentPlan =
  | { allowed: true; lines: LedgerLine[] }
  | { allowed: false; reason: DepositRefusal };

/** What a reduction does with the part of it that was paid already. */
function settled(
  month: CalendarMonth,
  target: CalendarMonth,
  paid: Won,
  way: AdjustmentWay,
): LedgerLine[] {
  if (way === 'next-bill') return carryLines(month, target, paid);
  return way === 'pay-out' && paid > 0
    ? [{ month, kind: 'refund', amount: paid, otherMonth: null }]
    : [];
}

/**
 * A discount (below 0) or a charge (above 0) by hand, in won. A discount comes off the month and
 * never more than it bills; what was paid of it goes on as the way says. A charge for the next bill
 * is in that one, so that the month stays as it was, and is never paid out. See
 * docs/product/deposits.md#adjusting.
 */
export function planAdjustment(
  { billed, balance }: Pick<BillAccount, 'billed' | 'balance'>,
  {
    month,
    target,
    amount,
    way,
  }: { month: CalendarMonth; target: CalendarMonth; amount: number; way: AdjustmentWay },
): AdjustmentPlan {
  const line = (of: CalendarMonth): LedgerLine => ({
    month: of,
    kind: 'adjustment',
    amount,
    otherMonth: null,
  });
  if (amount > 0)
    return way === 'pay-out'
      ? { allowed: false, reason: 'charge-not-paid-out' }
      : { allowed: true, lines: [line(way === 'next-bill' ? target : month)] };
  const reduction = won(0 - amount);
  if (reduction === 0 || reduction > billed)
    return { allowed: false, reason: 'adjustment-too-much' };
  const paid = settleable({ balance }, reduction);
  return { allowed: true, lines: [line(month), ...settled(month, target, paid, way)] };
}
