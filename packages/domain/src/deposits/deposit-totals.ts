import { won } from '../money';
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
export const isWaitedFor = (state: DepositState): boolean => WAITED_FOR.includes(state);

/** Whether money is still to be had or to be given back. */
export const hasOpenMoney = (state: DepositState): boolean =>
  isWaitedFor(state) || state === 'overpaid';

const ADDED_UP = [
  'billed',
  'carriedIn',
  'carriedOut',
  'due',
  'paid',
  'refunded',
  'refundDue',
] as const;

/**
 * The sums of a month's accounts. Each student's missing money and surplus are added apart: one
 * never hides the other.
 */
export function depositTotals(accounts: readonly BillAccount[]): DepositTotals {
  const sums = {
    billed: 0,
    carriedIn: 0,
    carriedOut: 0,
    due: 0,
    paid: 0,
    refunded: 0,
    refundDue: 0,
    unpaid: 0,
    unpaidStudents: 0,
    over: 0,
  };
  const byState = {
    none: 0,
    unpaid: 0,
    partial: 0,
    confirmed: 0,
    overpaid: 0,
    'refund-due': 0,
    refunded: 0,
  };
  for (const account of accounts) {
    const missing = isWaitedFor(account.state) ? Math.max(0, -account.balance) : 0;
    for (const name of ADDED_UP) sums[name] += account[name];
    sums.unpaid += missing;
    sums.unpaidStudents += missing > 0 ? 1 : 0;
    sums.over += Math.max(0, account.balance);
    byState[account.state] += 1;
  }
  return {
    students: accounts.length,
    billed: won(sums.billed),
    carriedIn: won(sums.carriedIn),
    carriedOut: won(sums.carriedOut),
    due: won(sums.due),
    paid: won(sums.paid),
    refunded: won(sums.refunded),
    refundDue: won(sums.refundDue),
    unpaid: won(sums.unpaid),
    unpaidStudents: sums.unpaidStudents,
    over: won(sums.over),
    byState,
  };
}
