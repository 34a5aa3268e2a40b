import { invoiceOf, type DepositStatus } from '../meals';
import { depositDeadline, feeAccount, type MockExam } from '../mocks';
import { addWon, won, type Won } from '../money';
import type { CalendarDay, CalendarMonth } from '../time';
import type { Applications, AppliedMeals } from './schemas';

/** Sums over everything that was applied for, in won. */
export interface ApplicationAmounts {
  /** Still to be paid. */
  due: Won;
  /** Confirmed by the academy. */
  paid: Won;
  /** Paid for something that was cancelled, and not given back yet. */
  refundDue: Won;
}

/** One bill that is still to be paid. */
export interface AmountDue {
  of: { kind: 'meals'; month: CalendarMonth } | { kind: 'mock'; title: string };
  amount: Won;
  /** The last day to pay it. */
  until: CalendarDay;
  /** Where it is paid; null is the academy's own account. */
  account: MockExam['account'];
}

type Applied = Pick<Applications, 'meals' | 'mocks'>;

const totalOf = ({ month, reservations, bill }: AppliedMeals): Won =>
  invoiceOf({ reservations, month, bill }).total;

/** What a student has to pay, bill by bill, what is due first coming first. */
export const amountsDue = ({ meals, mocks }: Applied): AmountDue[] =>
  [
    ...meals
      .filter(({ bill }) => bill.depositStatus === 'unpaid')
      .map((applied): AmountDue => ({
        of: { kind: 'meals', month: applied.month },
        amount: totalOf(applied),
        until: applied.paymentLast,
        account: null,
      })),
    ...mocks.map((registration): AmountDue => ({
      of: { kind: 'mock', title: registration.exam.title },
      amount: feeAccount(registration).due,
      until: depositDeadline(registration.exam),
      account: registration.exam.account,
    })),
  ]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => a.until.localeCompare(b.until));

/**
 * What a student owes, has paid and gets back. A cancelled exam that was never paid counts nowhere,
 * and neither does what was refunded already. See docs/product/applications.md#sums.
 */
export function applicationAmounts({ meals, mocks }: Applied): ApplicationAmounts {
  const billed = (payment: DepositStatus) =>
    meals.filter(({ bill }) => bill.depositStatus === payment).map(totalOf);
  const fees = mocks.map(feeAccount);
  return {
    due: addWon(...amountsDue({ meals, mocks }).map(({ amount }) => amount)),
    paid: addWon(
      ...billed('confirmed'),
      ...fees.map(({ kept, refundDue }) => won(kept - refundDue)),
    ),
    refundDue: addWon(...fees.map(({ refundDue }) => refundDue)),
  };
}
