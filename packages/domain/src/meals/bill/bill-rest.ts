import type { Won } from '../../money';
import type { BillMoney, MealBill } from '../schemas';

/** A line below the meals of a bill; `amount` in won, below 0 what is taken off. */
export interface MoneyLine {
  label: string;
  amount: number;
}

const LABELS = {
  adjusted: '조정',
  carriedIn: '지난달에서 이월',
  carriedOut: '다음 달로 이월',
  paid: '입금한 금액',
  refunded: '환불한 금액',
  missing: '남은 금액',
  over: '더 낸 금액',
} as const;

/**
 * The lines below the sum of the meals, and the balance: total + adjustments − payments that were
 * not refunded.
 */
export function billRest(
  total: Won,
  { adjustments, carriedIn, carriedOut, paid, refunded }: BillMoney,
): { lines: MoneyLine[]; rest: MoneyLine } {
  const lines = [
    ...adjustments.map(({ amount, reason }) => ({
      label: reason === '' ? LABELS.adjusted : reason,
      amount,
    })),
    { label: LABELS.carriedIn, amount: 0 - carriedIn },
    { label: LABELS.paid, amount: 0 - paid },
    { label: LABELS.refunded, amount: refunded },
    { label: LABELS.carriedOut, amount: carriedOut },
  ].filter(({ amount }) => amount !== 0);
  const bill = Math.max(0, total + adjustments.reduce((sum, { amount }) => sum + amount, 0));
  const missing = bill - carriedIn - paid + refunded + carriedOut;
  return {
    lines,
    rest: { label: missing < 0 ? LABELS.over : LABELS.missing, amount: Math.abs(missing) },
  };
}

/**
 * What a bill asks of who pays it, in won: `owed` and `over` say how much, `paid` that all is
 * settled, `none` that nothing was ever due.
 */
export function billBalance(
  total: Won,
  { depositStatus, money }: Pick<MealBill, 'depositStatus' | 'money'>,
): { state: 'none' | 'owed' | 'paid' | 'over'; amount: number } {
  if (!money) {
    if (depositStatus !== 'unpaid') return { state: 'paid', amount: 0 };
    return total === 0 ? { state: 'none', amount: 0 } : { state: 'owed', amount: total };
  }
  const { lines, rest } = billRest(total, money);
  if (rest.amount === 0) return { state: total + lines.length === 0 ? 'none' : 'paid', amount: 0 };
  return { state: rest.label === LABELS.over ? 'over' : 'owed', amount: rest.amount };
}
