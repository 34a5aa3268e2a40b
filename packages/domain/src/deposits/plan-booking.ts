import type { DepositRefusal } from './deposit-texts';
import { won, type Won } from '../money';
import type { BillAccount } from './state-schema';

/** What may be booked for one student's month, in won, or why nothing. */
export type Booking = { allowed: true; amount: Won } | { allowed: false; reason: DepositRefusal };

type Account = Pick<BillAccount, 'balance' | 'paid' | 'carriedIn' | 'carriedOut' | 'refunded'>;

const booked = (amount: number, refusal: DepositRefusal): Booking =>
  amount > 0 ? { allowed: true, amount: won(amount) } : { allowed: false, reason: refusal };

/**
 * Confirming a deposit. Without an amount it is what is missing; a given one is taken as it came,
 * less or more.
 */
export const planDeposit = ({ balance }: Account, amount: Won | null): Booking =>
  amount === null ? booked(-balance, 'nothing-due') : booked(amount, 'nothing-due');

/**
 * Giving money back: never more than what of the month's money is still there.
 * See docs/product/deposits.md#booking.
 */
export function planRefund(
  { paid, carriedIn, carriedOut, refunded }: Account,
  amount: Won,
): Booking {
  const there = paid + carriedIn - carriedOut - refunded;
  if (there <= 0) return { allowed: false, reason: 'nothing-received' };
  return amount > there
    ? { allowed: false, reason: 'refund-too-much' }
    : booked(amount, 'nothing-received');
}

/** Carrying over what is there beyond the bill. */
export const planCarryOver = ({ balance }: Account): Booking => booked(balance, 'nothing-to-carry');
