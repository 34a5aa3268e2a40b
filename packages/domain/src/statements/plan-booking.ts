import { won } from '../money';
import { billKey } from './bill-key';
import type { BillRef, OpenBill, StatementBooking, StatementPart } from './schemas';
import type { StatementRefusal } from './statement-texts';

const sumOf = (parts: readonly StatementPart[]) =>
  parts.reduce((total, { amount }) => total + amount, 0);

/** What is missing of the bills after these parts were paid. */
export function billsAfter(
  bills: readonly OpenBill[],
  parts: readonly StatementPart[],
): OpenBill[] {
  const paid = new Map<string, number>();
  for (const { bill, amount } of parts)
    paid.set(billKey(bill), (paid.get(billKey(bill)) ?? 0) + amount);
  return bills.map((open) => ({
    ...open,
    owed: won(Math.max(0, open.owed - (paid.get(billKey(open.bill)) ?? 0))),
  }));
}

/** The bills that a booking touches, each once. */
export const touchedBills = (parts: readonly StatementPart[]): BillRef[] => [
  ...new Map(parts.map(({ bill }) => [billKey(bill), bill])).values(),
];

/**
 * Why a booking cannot be written: every row goes somewhere to the won, fees are paid whole and
 * once, and the bills are as the manager saw them. `bills` are as they are now.
 */
export function findBookingProblem(
  { items, ignored, seen }: Pick<StatementBooking, 'items' | 'ignored' | 'seen'>,
  bills: readonly OpenBill[],
): StatementRefusal | null {
  if (items.length + ignored.length === 0) return 'statement-empty';
  if (items.some(({ line, parts }) => sumOf(parts) !== line.amount)) return 'statement-amounts';
  const parts = items.flatMap((item) => item.parts);
  const now = new Map(bills.map((open) => [billKey(open.bill), open.owed]));
  const shown = new Map(seen.map(({ bill, owed }) => [billKey(bill), owed]));
  for (const bill of touchedBills(parts)) {
    const key = billKey(bill);
    const owed = now.get(key);
    if (owed === undefined || owed !== shown.get(key)) return 'statement-bills-changed';
    const paid = sumOf(parts.filter((part) => billKey(part.bill) === key));
    if (bill.kind === 'mock' && paid !== owed) return 'statement-fee';
  }
  return null;
}
