import { formatWon, won, type Won } from '../../money';
import { fill } from '../../text/fill';
import { feeTexts } from '../mock-texts';
import type { MockPaymentStatus, MockRegistration } from '../schemas';

/** What a registration costs, what came in for it and what went back, in won. */
export interface FeeAmounts extends Pick<
  MockRegistration,
  'fee' | 'paidAmount' | 'refundedAmount'
> {
  /** Either says that it was cancelled; not every reader has both. */
  canceled?: boolean;
  canceledAt?: unknown;
}

export const isCanceled = ({ canceled, canceledAt }: FeeAmounts): boolean =>
  canceled ?? (canceledAt ?? null) !== null;

export interface FeeAccount {
  /** What the academy has of it. */
  kept: Won;
  /** Still to be paid. */
  due: Won;
  /** To be given back. */
  refundDue: Won;
  status: MockPaymentStatus;
}

function statusOf(amounts: FeeAmounts, balance: number): MockPaymentStatus {
  const { fee, paidAmount } = amounts;
  const canceled = isCanceled(amounts);
  if (!canceled && balance < 0) return 'unpaid';
  if (balance > 0) return 'refund-due';
  if (canceled && paidAmount > 0) return 'refunded';
  if (fee === 0) return 'free';
  return canceled ? 'unpaid' : 'confirmed';
}

/**
 * The fee of a registration now: what was paid is compared with what it costs, and nothing of a
 * cancelled one is to be kept or waited for. The database computes the same status.
 */
export function feeAccount(amounts: FeeAmounts): FeeAccount {
  const kept = Math.max(0, amounts.paidAmount - amounts.refundedAmount);
  const balance = kept - (isCanceled(amounts) ? 0 : amounts.fee);
  return {
    kept: won(kept),
    due: won(Math.max(0, -balance)),
    refundDue: won(Math.max(0, balance)),
    status: statusOf(amounts, balance),
  };
}

/**
 * What was paid and what of it is open, where the fee alone does not say it: after a change of the
 * fee. Null: nothing or all of it is there.
 */
export function openFeeText(amounts: FeeAmounts): string | null {
  const { kept, due, refundDue } = feeAccount(amounts);
  if (kept === 0 || due + refundDue === 0 || kept === amounts.fee) return null;
  return due > 0
    ? fill(feeTexts.rest, { paid: formatWon(kept), due: formatWon(due) })
    : fill(feeTexts.over, { paid: formatWon(kept), over: formatWon(refundDue) });
}

/** `15,000원`, `무료`. */
export const feeText = (fee: Won): string => (fee === 0 ? feeTexts.free : formatWon(fee));

/** The amounts behind a status, for servers and data that only know the status. */
export function amountsOf(
  fee: Won,
  status: MockPaymentStatus,
): Pick<FeeAmounts, 'paidAmount' | 'refundedAmount'> {
  const paid = status === 'confirmed' || status === 'refund-due' || status === 'refunded';
  return { paidAmount: paid ? fee : won(0), refundedAmount: status === 'refunded' ? fee : won(0) };
}
