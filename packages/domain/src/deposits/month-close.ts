import { invoiceOf, type Invoice } from '../meals/bill/invoice';
import type { Reservation } from '../meals/schemas';
import { won, type Won } from '../money';
import type { BillPrices } from '../prices/held-prices';
import type { DepositRefusal } from './deposit-texts';
import { formatMonth, seoulMonth, type CalendarMonth } from '../time';
import { withoutBlanks } from '../text/blanks';

export type CloseDecision = { allowed: true } | { allowed: false; reason: DepositRefusal };

/**
 * Whether a month's books can be closed now: it is over (KST), it is open, the prices are set, and
 * its name was typed, as it is on the screen (`2026년 11월`) or as `2026-11`. See
 * docs/product/deposits.md#closing.
 */
export function decideClose({
  month,
  typed,
  closed,
  pricesSet = true,
  now,
}: {
  month: CalendarMonth;
  typed: string;
  closed: boolean;
  pricesSet?: boolean;
  now: Date;
}): CloseDecision {
  if (closed) return { allowed: false, reason: 'month-closed' };
  if (month >= seoulMonth(now)) return { allowed: false, reason: 'month-not-over' };
  if (!pricesSet) return { allowed: false, reason: 'prices-not-set' };
  const named = [month, formatMonth(month)].map(withoutBlanks).includes(withoutBlanks(typed));
  return named ? { allowed: true } : { allowed: false, reason: 'month-mismatch' };
}

/** Whether a closed month can be opened again. */
export const decideReopen = (closed: boolean): CloseDecision =>
  closed ? { allowed: true } : { allowed: false, reason: 'month-not-closed' };

/**
 * What a bill keeps when its month closes. From then on it bills `total`, whatever happens to the
 * reservations.
 */
export function frozenBill(
  month: CalendarMonth,
  reservations: readonly Reservation[],
  bill: BillPrices,
) {
  const { lunch, dinner, total }: Invoice = invoiceOf({ reservations, month, bill });
  return { lunchCount: lunch.count, dinnerCount: dinner.count, total };
}

/**
 * What is billed for a month's meals: what they cost, or, of a closed month, what its bill kept.
 * Who had no bill when it closed owes nothing but adjustments, which are lines of the ledger.
 */
export function billedForMeals(
  cost: Won,
  { closed, closedTotal }: { closed: boolean; closedTotal: Won | null },
): Won {
  return closedTotal ?? (closed ? won(0) : cost);
}
