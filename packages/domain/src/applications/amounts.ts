import { invoiceOf, type DepositStatus } from '../meals';
import { feeAccount } from '../mocks';
import { addWon, won, type Won } from '../money';
import type { Applications } from './schemas';

/** Sums over everything that was applied for, in won. */
export interface ApplicationAmounts {
  /** Still to be paid. */
  due: Won;
  /** Confirmed by the academy. */
  paid: Won;
  /** Paid for something that was cancelled, and not given back yet. */
  refundDue: Won;
}

/**
 * What a student owes, has paid and gets back. A cancelled exam that was never paid counts nowhere,
 * and neither does what was refunded already. See docs/product/applications.md#sums.
 */
export function applicationAmounts({
  meals,
  mocks,
}: Pick<Applications, 'meals' | 'mocks'>): ApplicationAmounts {
  const bills = meals.map(({ month, reservations, bill }) => ({
    payment: bill.depositStatus,
    amount: invoiceOf({ reservations, month, bill }).total,
  }));
  const billed = (payment: DepositStatus) =>
    bills.filter((bill) => bill.payment === payment).map(({ amount }) => amount);
  const fees = mocks.map(feeAccount);
  return {
    due: addWon(...billed('unpaid'), ...fees.map(({ due }) => due)),
    paid: addWon(
      ...billed('confirmed'),
      ...fees.map(({ kept, refundDue }) => won(kept - refundDue)),
    ),
    refundDue: addWon(...fees.map(({ refundDue }) => refundDue)),
  };
}
