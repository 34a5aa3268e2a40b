import type { StudentId } from '../ids';
import { won, type Won } from '../money';
import type { CalendarDay } from '../time';
import { billKey } from './bill-key';
import type { OpenBill, StatementLine, StatementPart } from './schemas';

/** More bills than this of one family are not put together in every way. */
const MOST_TOGETHER = 10;

/** Bills that money of a day can pay, of these students, as they are listed: the oldest first. */
export const billsFor = (
  bills: readonly OpenBill[],
  studentIds: readonly StudentId[],
  day: CalendarDay,
): OpenBill[] =>
  bills.filter(({ bill, from }) => studentIds.includes(bill.studentId) && from <= day);

/** All ways to choose bills whose missing amounts make up exactly `amount`, in won. */
export function exactChoices(bills: readonly OpenBill[], amount: number): OpenBill[][] {
  const open = bills.filter(({ owed }) => owed > 0).slice(0, MOST_TOGETHER);
  const walk = (from: number, rest: number): OpenBill[][] => {
    if (rest === 0) return [[]];
    return open.flatMap((bill, at) =>
      at < from || bill.owed > rest
        ? []
        : walk(at + 1, rest - bill.owed).map((others) => [bill, ...others]),
    );
  };
  return amount > 0 ? walk(0, amount) : [];
}

/** One way in which a row can pay, and what stays missing (below 0) or is over, in won. */
export interface WayToPay {
  parts: StatementPart[];
  over: number;
}

const whole = (choice: readonly OpenBill[]): StatementPart[] =>
  choice.map(({ bill, owed }) => ({ bill, amount: owed }));

/**
 * An amount that no bills make up: the oldest first, fees only whole, of meals also a part. What is
 * over goes to a month of meals, from where it is carried on. Null where it has no place.
 */
function spread(bills: readonly OpenBill[], amount: Won): WayToPay | null {
  const parts: StatementPart[] = [];
  let rest: number = amount;
  for (const { bill, owed } of bills) {
    const taken = bill.kind === 'mock' && owed > rest ? 0 : Math.min(owed, rest);
    if (taken > 0) parts.push({ bill, amount: won(taken) });
    rest -= taken;
  }
  const touched = new Set(parts.map(({ bill }) => billKey(bill)));
  const missing = bills
    .filter(({ bill }) => bill.kind === 'meals' && touched.has(billKey(bill)))
    .reduce((sum, { owed }) => sum + owed, 0);
  const paid = parts
    .filter(({ bill }) => bill.kind === 'meals')
    .reduce((sum, part) => sum + part.amount, 0);
  if (rest === 0) return { parts, over: paid - missing };
  const last =
    parts.findLast(({ bill }) => bill.kind === 'meals') ??
    bills
      .filter(({ bill }) => bill.kind === 'meals')
      .map(({ bill }) => ({ bill, amount: won(0) }))
      .at(-1);
  if (!last) return null;
  const others = parts.filter((part) => part !== last);
  return { parts: [...others, { ...last, amount: won(last.amount + rest) }], over: rest };
}

/**
 * The ways in which a row can pay bills of these students, the likeliest first: exactly, in every
 * way there is; else as far as it goes. `bills` are as they are, the oldest first.
 */
export function waysToPay(
  { amount, day }: Pick<StatementLine, 'amount' | 'day'>,
  studentIds: readonly StudentId[],
  bills: readonly OpenBill[],
): WayToPay[] {
  const own = billsFor(bills, studentIds, day);
  const exact = exactChoices(own, amount).map((choice) => ({ parts: whole(choice), over: 0 }));
  if (exact.length > 0) return exact.toSorted((a, b) => a.parts.length - b.parts.length);
  const way = spread(own, amount);
  return way ? [way] : [];
}
