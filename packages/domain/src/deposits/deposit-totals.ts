import { addWon, won } from '../money';
import type { DepositTotals } from './schemas';
import type { BillAccount, DepositState } from './state-schema';

/** Every state, in the order in which filters list them. */
export const DEPOSIT_STATES: readonly DepositState[] = [
  'none',
  'unpaid',
  'partial',
  'confirmed',
  'overpaid',
  'refund-due',
  'refunded',
];
/** Whose missing money is waited for: who was paid back in full is not. */
const WAITED_FOR: readonly DepositState[] = ['unpaid', 'partial', 'refund-due'];

/**
 * The sums of a month's accounts. Each student's missing money and surplus are added apart: one
 * never hides the other.
 */
export function depositTotals(accounts: readonly BillAccount[]): DepositTotals {
  const sum = (of: (account: BillAccount) => number) =>
    accounts.reduce((total, account) => total + of(account), 0);
  const missing = (account: BillAccount) =>
    WAITED_FOR.includes(account.state) ? Math.max(0, -account.balance) : 0;
  const count = (state: DepositState) =>
    accounts.filter((account) => account.state === state).length;
  return {
    students: accounts.length,
    billed: addWon(...accounts.map(({ billed }) => billed)),
    carriedIn: won(sum(({ carriedIn }) => carriedIn)),
    carriedOut: won(sum(({ carriedOut }) => carriedOut)),
    due: won(sum(({ due }) => due)),
    paid: won(sum(({ paid }) => paid)),
    refunded: won(sum(({ refunded }) => refunded)),
    refundDue: won(sum(({ refundDue }) => refundDue)),
    unpaid: won(sum(missing)),
    unpaidStudents: accounts.filter((account) => missing(account) > 0).length,
    over: won(sum(({ balance }) => Math.max(0, balance))),
    byState: {
      none: count('none'),
      unpaid: count('unpaid'),
      partial: count('partial'),
      confirmed: count('confirmed'),
      overpaid: count('overpaid'),
      'refund-due': count('refund-due'),
      refunded: count('refunded'),
    },
  };
}
