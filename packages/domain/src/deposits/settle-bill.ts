import type { DepositStatus } from '../meals/schemas';
import { won, type Won } from '../money';
import type { BillAccount, DepositEntry, DepositEntryKind, DepositState } from './state-schema';

type Line = Pick<DepositEntry, 'kind' | 'amount' | 'day' | 'voidedAt'>;

/** What the lines that count come to, kind by kind; `refundDue` is still to be paid out. */
function sumsOf(entries: readonly Line[]): Record<DepositEntryKind | 'refundDue', number> {
  const sums = {
    deposit: 0,
    'carry-in': 0,
    'carry-out': 0,
    refund: 0,
    adjustment: 0,
    refundDue: 0,
  };
  for (const { kind, amount, day, voidedAt } of entries) {
    if (voidedAt !== null) continue;
    sums[kind] += amount;
    if (kind === 'refund' && day === null) sums.refundDue += amount;
  }
  return sums;
}

/** What of the money that came in is still there for the month. */
const received = ({ paid, carriedIn, carriedOut, refunded }: Omit<BillAccount, 'state'>) =>
  paid + carriedIn - carriedOut - refunded;

function stateOf(account: Omit<BillAccount, 'state'>): DepositState {
  const { billed, paid, refunded, refundDue, balance } = account;
  if (refundDue > 0) return 'refund-due';
  if (balance > 0) return 'overpaid';
  const kept = received(account);
  // Everything that came in was given back; this month's money is settled.
  if (refunded > 0 && kept <= 0) return 'refunded';
  if (balance === 0) return billed === 0 && paid === 0 ? 'none' : 'confirmed';
  return kept > 0 ? 'partial' : 'unpaid';
}

/**
 * Computes a student's month from the bill and the ledger lines (voided lines are ignored).
 * `billed` is the invoice's total in won, or the frozen one of a closed month; adjustments change
 * it, never below 0. See docs/product/deposits.md#states.
 */
export function settleBill(billed: Won, entries: readonly Line[]): BillAccount {
  const sums = sumsOf(entries);
  const { deposit: paid, refund: refunded, refundDue } = sums;
  const [carriedIn, carriedOut] = [sums['carry-in'], sums['carry-out']];
  const total = Math.max(0, billed + sums.adjustment);
  const account = {
    billed: won(total),
    carriedIn: won(carriedIn),
    carriedOut: won(carriedOut),
    due: won(Math.max(0, total - carriedIn)),
    paid: won(paid),
    refunded: won(refunded),
    refundDue: won(refundDue),
    balance: paid + carriedIn - carriedOut - refunded - total,
  };
  // Runs for 10,000 students at once; spreading is slow on Node 20.
  return Object.assign(account, { state: stateOf(account) });
}

/** What the student's own screen says of the month: its three words for our seven. */
export function depositStatusOf(account: BillAccount): DepositStatus {
  if (account.refunded > 0 && received(account) <= 0) return 'refunded';
  return account.balance >= 0 && account.state !== 'none' ? 'confirmed' : 'unpaid';
}
