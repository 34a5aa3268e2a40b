import { settleBill, type BillAccount } from '@academy/domain/deposits';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { addWon, timesWon, type Won } from '@academy/domain/money';
import type { LunchSettings } from '@academy/domain/settings';
import { dayOfMonth, type CalendarMonth } from '@academy/domain/time';
import { and, between, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { depositEntries, mealBills, reservations } from '../../db/schema';
import { readClosedMonths } from './month-db';

interface Wanted {
  months: readonly CalendarMonth[];
  /** All students when left out. */
  only?: readonly StudentId[];
  settings: LunchSettings;
}

/** The bills and the ledger of some months, to be looked up by student and month. */
export interface Accounts {
  billOf: (studentId: StudentId, month: CalendarMonth) => { lunchPrice: Won; dinnerPrice: Won };
  accountOf: (studentId: StudentId, month: CalendarMonth) => BillAccount;
  isClosed: (month: CalendarMonth) => boolean;
  /** How many bills have prices of their own. */
  frozenBills: number;
}

const keyOf = (studentId: StudentId, month: CalendarMonth) => `${studentId} ${month}`;

/** Reads where students stand in some months: four queries, however many students and months there are. */
export async function readAccounts(db: Db | Tx, { months, only, settings }: Wanted): Promise<Accounts> {
  const sorted = months.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const closed = await readClosedMonths(db);
  const isClosed = (month: CalendarMonth) => closed.has(month);
  const ids = only && [...only];
  const bills = await db.select().from(mealBills).where(and(inArray(mealBills.month, sorted), ids && inArray(mealBills.studentId, ids)));
  const eatenMonth = sql<CalendarMonth>`to_char(${reservations.date}, 'YYYY-MM')`;
  const eaten = !first || !last ? [] : await db.select({
    studentId: reservations.studentId, month: eatenMonth,
    lunch: sql<number>`(count(*) filter (where ${reservations.lunch}))::int`, dinner: sql<number>`(count(*) filter (where ${reservations.dinner}))::int`,
  }).from(reservations).where(and(between(reservations.date, dayOfMonth(first, 1), dayOfMonth(last, 31)), ids && inArray(reservations.studentId, ids))).groupBy(reservations.studentId, eatenMonth);
  const lines = await db.select({ studentId: depositEntries.studentId, month: depositEntries.month, kind: depositEntries.kind, amount: depositEntries.amount, day: depositEntries.day })
    .from(depositEntries).where(and(inArray(depositEntries.month, sorted), isNull(depositEntries.voidedAt), ids && inArray(depositEntries.studentId, ids)));

  const billAt = new Map(bills.map((bill) => [keyOf(bill.studentId, bill.month), bill]));
  const eatenAt = new Map(eaten.map((row) => [keyOf(row.studentId, row.month), row]));
  const linesAt = groupBy(lines.map((line) => ({ ...line, voidedAt: null })), (line) => keyOf(line.studentId, line.month));
  const billOf: Accounts['billOf'] = (studentId, month) => billAt.get(keyOf(studentId, month)) ?? settings;
  return {
    billOf, isClosed, frozenBills: bills.length,
    accountOf(studentId, month) {
      const key = keyOf(studentId, month);
      const { lunch = 0, dinner = 0 } = eatenAt.get(key) ?? {};
      const { lunchPrice, dinnerPrice } = billOf(studentId, month);
      // Of a closed month the frozen total stands; who had no bill then owes nothing but adjustments.
      const counted = isClosed(month) ? timesWon(lunchPrice, 0) : addWon(timesWon(lunchPrice, lunch), timesWon(dinnerPrice, dinner));
      return settleBill(billAt.get(key)?.closedTotal ?? counted, linesAt.get(key) ?? []);
    },
  };
}
