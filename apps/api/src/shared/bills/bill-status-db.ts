import { groupBy } from '@academy/domain/collections';
import { depositStatusOf, type BillAccount } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import type { LunchSettings } from '@academy/domain/meals';
import type { CalendarMonth } from '@academy/domain/time';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { depositEntries, mealBills } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { readBilledMonth, type BilledStudent } from './billed-months-db';
import { readLunchSettings } from '../settings/lunch-settings-db';
import { readMealBooks } from './meal-books-db';

/** A student's month whose meals or money changed. */
export interface ChangedMonth {
  studentId: StudentId;
  month: CalendarMonth;
}

interface Bill extends ChangedMonth {
  lunchPrice: number;
  dinnerPrice: number;
  /** Whether anybody has set the prices that a new bill would freeze. */
  priced: boolean;
  account: BillAccount;
}

/**
 * Brings the bills' own word for the payment in step with ledger and meals. A month without a bill
 * gets one: money freezes the prices as a save does. One statement.
 */
async function writeStatuses(tx: Tx, all: readonly Bill[]): Promise<void> {
  const bills = all.filter(({ priced }) => priced);
  if (bills.length === 0) return;
  const column = (of: (bill: Bill) => unknown) => sql.param(bills.map(of));
  await tx.execute(sql`
    insert into meal_bills (student_id, month, lunch_price, dinner_price, deposit_status)
    select * from unnest(${column(({ studentId }) => studentId)}::bigint[], ${column(({ month }) => month)}::text[], ${column(({ lunchPrice }) => lunchPrice)}::int[],
      ${column(({ dinnerPrice }) => dinnerPrice)}::int[], ${column(({ account }) => depositStatusOf(account))}::text[])
    on conflict (student_id, month) do update set deposit_status = excluded.deposit_status where ${mealBills.depositStatus} is distinct from excluded.deposit_status`);
}

/**
 * After money of one month moved: what the students' screens say of it. Answers the accounts as
 * they are now.
 */
export async function keepInStep(
  tx: Tx,
  month: CalendarMonth,
  ids: readonly StudentId[],
): Promise<BilledStudent[]> {
  const students = await readBilledMonth(tx, month, ids);
  await writeStatuses(
    tx,
    students.map(({ id, ...student }) => ({ ...student, studentId: id, month })),
  );
  return students;
}

const keyOf = ({ studentId, month }: ChangedMonth) => `${studentId} ${month}`;

/**
 * The same for months of several students at once, five queries. Whose month has no bill yet gets
 * one at these settings' prices.
 */
export async function keepMonthsInStep(
  tx: Tx,
  changed: readonly ChangedMonth[],
  settings: LunchSettings,
): Promise<void> {
  const each = [
    ...new Map(
      changed.map(({ studentId, month }) => [keyOf({ studentId, month }), { studentId, month }]),
    ).values(),
  ];
  if (each.length === 0) return;
  const books = await readMealBooks(tx, {
    months: [...new Set(each.map(({ month }) => month))],
    only: [...new Set(each.map(({ studentId }) => studentId))],
    settings,
  });
  await writeStatuses(
    tx,
    each.map((one) => ({ ...one, ...books.bookOf(one.studentId, one.month) })),
  );
}

/**
 * After meals changed: a month that was paid may owe again, or have too much. Without money in the
 * books nothing can change, so that a plain save asks one question and no more. To be called under
 * the students' locks.
 */
export async function keepBillsInStep(tx: Tx, changed: readonly ChangedMonth[]): Promise<void> {
  if (changed.length === 0) return;
  const asked = new Set(changed.map(keyOf));
  const withMoney = await tx
    .selectDistinct({ studentId: depositEntries.studentId, month: depositEntries.month })
    .from(depositEntries)
    .where(
      and(
        inArray(depositEntries.month, [...new Set(changed.map(({ month }) => month))]),
        inArray(depositEntries.studentId, [...new Set(changed.map(({ studentId }) => studentId))]),
        isNull(depositEntries.voidedAt),
      ),
    );
  const touched = withMoney.filter((row) => asked.has(keyOf(row)));
  if (touched.length > 0) await keepMonthsInStep(tx, touched, await readLunchSettings(tx));
}

/**
 * Brings months in step after lines of the ledger were taken back. The money of a month never falls
 * below nothing: what was carried on or paid back since holds the deposit that it came from, and
 * the whole undo is refused (409 `money-went-on`). Answers the months.
 */
export async function refuseOverdrawn(
  tx: Tx,
  touched: readonly ChangedMonth[],
): Promise<CalendarMonth[]> {
  const months = groupBy(touched, ({ month }) => month);
  for (const [month, lines] of months) {
    const students = await keepInStep(tx, month, [
      ...new Set(lines.map(({ studentId }) => studentId)),
    ]);
    const overdrawn = students.some(
      ({ account: { paid, carriedIn, carriedOut, refunded } }) =>
        paid + carriedIn < carriedOut + refunded,
    );
    if (overdrawn) throw new Refusal('money-went-on');
  }
  return [...months.keys()];
}
