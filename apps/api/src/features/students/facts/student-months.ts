import { billedForMeals, settleBill } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { invoiceOf, type LunchSettings } from '@academy/domain/meals';
import type { MonthFacts, StudentFacts } from '@academy/domain/students';
import { monthOf, type CalendarMonth } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { readClosedMonths } from '../../../shared/bills/closed-months-db';
import { readOwnBills } from '../../../shared/bills/own-bills-db';
import { readDays } from './facts-db';

/**
 * A student's meals, bill and payments of some months that follow each other, newest first: five
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
    entries: NonNullable<StudentFacts['entries']>;
    settings: LunchSettings;
  },
): Promise<Required<MonthFacts>[]> {
  const [last, first] = [months[0], months.at(-1)];
  if (last === undefined || first === undefined) return [];
  const days = await readDays(tx, studentId, first, last);
  const bills = await readOwnBills(tx, studentId, months, settings);
  const closed = await readClosedMonths(tx);
  return bills.map(({ closedTotal, ...bill }) => {
    const { month } = bill;
    const all = days.filter(({ date }) => monthOf(date) === month);
    const reservations = all.filter(({ lunch, dinner }) => lunch || dinner);
    const changed = all.map(({ updatedAt }) => updatedAt.getTime());
    return {
      month,
      reservations,
      bill,
      account: settleBill(
        billedForMeals(invoiceOf({ reservations, month, bill }).total, {
          closed: closed.has(month),
          closedTotal,
        }),
        entries.filter((entry) => entry.month === month),
      ),
      changedAt: changed.length === 0 ? null : new Date(Math.max(...changed)).toISOString(),
    };
  });
}
