import { settleBill } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { invoiceOf, type LunchSettings } from '@academy/domain/meals';
import type { MonthFacts, StudentFacts } from '@academy/domain/students';
import { monthOf, type CalendarMonth } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { readBills, readDays } from './facts-db';

/**
 * A student's meals, bill and payments of some months that follow each other, newest first: two
 * queries. `entries` are the ledger's lines, at least those of these months.
 */
export async function readMonths(
  tx: Tx,
  studentId: StudentId,
  {
    months,
    entries,
    settings,
  }: {
    months: readonly CalendarMonth[];
    entries: StudentFacts['entries'];
    settings: LunchSettings;
  },
): Promise<MonthFacts[]> {
  const [last, first] = [months[0], months.at(-1)];
  if (last === undefined || first === undefined) return [];
  const days = await readDays(tx, studentId, first, last);
  const bills = new Map((await readBills(tx, studentId, months)).map((bill) => [bill.month, bill]));
  return months.map((month) => {
    const all = days.filter(({ date }) => monthOf(date) === month);
    const reservations = all.filter(({ lunch, dinner }) => lunch || dinner);
    const { closedTotal = null, ...kept } = bills.get(month) ?? {};
    const bill = {
      month,
      lunchPrice: settings.lunchPrice,
      dinnerPrice: settings.dinnerPrice,
      depositStatus: 'unpaid' as const,
      frozen: bills.has(month),
      ...kept,
    };
    const changed = all.map(({ updatedAt }) => updatedAt.getTime());
    return {
      month,
      reservations,
      bill,
      account: settleBill(
        closedTotal ?? invoiceOf({ reservations, month, bill }).total,
        entries.filter((entry) => entry.month === month),
      ),
      changedAt: changed.length === 0 ? null : new Date(Math.max(...changed)).toISOString(),
    };
  });
}
