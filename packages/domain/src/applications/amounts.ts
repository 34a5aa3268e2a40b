import { invoiceOf, type DepositStatus } from '../meals';
import type { MockPaymentStatus } from '../mocks';
import { addWon, type Won } from '../money';
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

type Payment = DepositStatus | MockPaymentStatus;

/**
 * What a student owes, has paid and gets back. A cancelled exam that was never paid counts nowhere,
 * and neither does what was refunded already. See docs/product/applications.md#sums.
 */
export function applicationAmounts({
  meals,
  mocks,
}: Pick<Applications, 'meals' | 'mocks'>): ApplicationAmounts {
  const items: { payment: Payment; amount: Won }[] = [
    ...meals.map(({ month, reservations, bill }) => ({
      payment: bill.depositStatus,
      amount: invoiceOf({ reservations, month, bill }).total,
    })),
    ...mocks
      .filter(({ canceled, paymentStatus }) => !canceled || paymentStatus === 'refund-due')
      .map(({ paymentStatus, fee }) => ({ payment: paymentStatus, amount: fee })),
  ];
  const sum = (payment: Payment) =>
    addWon(...items.filter((item) => item.payment === payment).map(({ amount }) => amount));
  return { due: sum('unpaid'), paid: sum('confirmed'), refundDue: sum('refund-due') };
}
