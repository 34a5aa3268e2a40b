import { groupBy } from '@academy/domain/collections';
import { depositStatusOf } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { depositEntries, mealBills } from '../db/schema';
import { readBilledMonth, type BilledStudent } from './billed-months-db';

/** Brings the bills' own word for the payment in step with ledger and meals. Money freezes the prices as a save does. One statement. */
async function writeStatuses(tx: Tx, month: CalendarMonth, bills: readonly BilledStudent[]): Promise<void> {
  const column = (of: (bill: BilledStudent) => unknown) => sql.param(bills.map(of));
  await tx.execute(sql`
    insert into meal_bills (student_id, month, lunch_price, dinner_price, deposit_status)
    select id, ${month}, lunch_price, dinner_price, status
    from unnest(${column(({ id }) => id)}::bigint[], ${column(({ lunchPrice }) => lunchPrice)}::int[], ${column(({ dinnerPrice }) => dinnerPrice)}::int[], ${column(({ account }) => depositStatusOf(account))}::text[])
      as bill (id, lunch_price, dinner_price, status)
    on conflict (student_id, month) do update set deposit_status = excluded.deposit_status where ${mealBills.depositStatus} is distinct from excluded.deposit_status`);
}

/** After money moved: what the students' screens say of the month. Answers the accounts as they are now. */
export async function keepInStep(tx: Tx, month: CalendarMonth, ids: readonly StudentId[]): Promise<BilledStudent[]> {
  const students = await readBilledMonth(tx, month, ids);
  await writeStatuses(tx, month, students);
  return students;
}

/** A student's month whose meals changed. */
export interface ChangedMonth {
  studentId: StudentId;
  month: CalendarMonth;
}

/**
 * After meals changed: a month that was paid may owe again, or have too much. Without money in the books nothing can change, so that a plain
 * save asks one question and no more. To be called under the students' locks.
 */
export async function keepBillsInStep(tx: Tx, changed: readonly ChangedMonth[]): Promise<void> {
  if (changed.length === 0) return;
  const asked = new Set(changed.map(({ studentId, month }) => `${studentId} ${month}`));
  const withMoney = await tx.selectDistinct({ studentId: depositEntries.studentId, month: depositEntries.month }).from(depositEntries).where(and(
    inArray(depositEntries.month, [...new Set(changed.map(({ month }) => month))]), inArray(depositEntries.studentId, [...new Set(changed.map(({ studentId }) => studentId))]), isNull(depositEntries.voidedAt),
  ));
  const touched = withMoney.filter(({ studentId, month }) => asked.has(`${studentId} ${month}`));
  for (const [month, rows] of groupBy(touched, (row) => row.month)) await keepInStep(tx, month, rows.map(({ studentId }) => studentId));
}
