import type { MonthClose } from '@academy/domain/deposits';
import type { ManagerId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import type { CalendarMonth } from '@academy/domain/time';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { lockKey } from '../../db/lock-key';
import { managers, mealBills, monthCloses } from '../../db/schema';

const standing = (month: CalendarMonth) =>
  and(eq(monthCloses.month, month), isNull(monthCloses.reopenedAt));

/** The books of a month as they were closed; null while they are open. */
export async function readClose(db: Db | Tx, month: CalendarMonth): Promise<MonthClose | null> {
  const [row] = await db
    .select({
      month: monthCloses.month,
      closedAt: monthCloses.closedAt,
      closedByName: sql<string>`coalesce(${managers.name}, '')`,
      billed: monthCloses.billed,
      students: monthCloses.students,
    })
    .from(monthCloses)
    .leftJoin(managers, eq(managers.id, monthCloses.closedBy))
    .where(standing(month));
  return row ? { ...row, closedAt: row.closedAt.toISOString(), billed: won(row.billed) } : null;
}

/** Closing and opening one month take turns until the transaction ends. */
export async function lockMonth(tx: Tx, month: CalendarMonth): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(`month-close ${month}`)})`);
}

interface FrozenBill {
  studentId: string;
  lunchCount: number;
  dinnerCount: number;
  total: number;
  lunchPrice: number;
  dinnerPrice: number;
}

/**
 * Writes into every bill what it bills from now on; a student without one gets it now. One
 * statement.
 */
export async function freezeBills(
  tx: Tx,
  month: CalendarMonth,
  bills: readonly FrozenBill[],
  now: Date,
): Promise<void> {
  const column = (of: (bill: FrozenBill) => unknown) => sql.param(bills.map(of));
  await tx.execute(sql`
    insert into meal_bills (student_id, month, lunch_price, dinner_price, closed_at, closed_lunch, closed_dinner, closed_total)
    select student_id, ${month}, lunch_price, dinner_price, ${now.toISOString()}::timestamptz, lunch, dinner, total
    from unnest(${column(({ studentId }) => studentId)}::bigint[], ${column(({ lunchPrice }) => lunchPrice)}::int[], ${column(({ dinnerPrice }) => dinnerPrice)}::int[],
      ${column(({ lunchCount }) => lunchCount)}::int[], ${column(({ dinnerCount }) => dinnerCount)}::int[], ${column(({ total }) => total)}::int[]) as bill (student_id, lunch_price, dinner_price, lunch, dinner, total)
    on conflict (student_id, month) do update set closed_at = excluded.closed_at, closed_lunch = excluded.closed_lunch, closed_dinner = excluded.closed_dinner, closed_total = excluded.closed_total`);
}

/** Bills of a month count their meals again. */
export async function unfreezeBills(tx: Tx, month: CalendarMonth): Promise<void> {
  await tx
    .update(mealBills)
    .set({
      closedAt: null,
      closedLunch: null,
      closedDinner: null,
      closedTotal: null,
    })
    .where(eq(mealBills.month, month));
}

export async function insertClose(tx: Tx, close: typeof monthCloses.$inferInsert): Promise<void> {
  await tx.insert(monthCloses).values(close);
}

export async function reopenClose(
  tx: Tx,
  month: CalendarMonth,
  { by, reason, now }: { by: ManagerId; reason: string; now: Date },
): Promise<void> {
  await tx
    .update(monthCloses)
    .set({ reopenedAt: now, reopenedBy: by, reopenReason: reason })
    .where(standing(month));
}

/** Restores a close that was reopened. */
export const restoreClose = async (tx: Tx, id: string): Promise<void> =>
  void (await tx
    .update(monthCloses)
    .set({ reopenedAt: null, reopenedBy: null, reopenReason: null })
    .where(eq(monthCloses.id, id)));

/** The valid close of a month. */
export async function findClose(tx: Tx, month: CalendarMonth): Promise<string | null> {
  const [row] = await tx.select({ id: monthCloses.id }).from(monthCloses).where(standing(month));
  return row?.id ?? null;
}

/** What the bills of a closed month keep, by student. */
export async function readFrozenBills(tx: Tx, month: CalendarMonth) {
  const rows = await tx
    .select({
      studentId: mealBills.studentId,
      lunchCount: mealBills.closedLunch,
      dinnerCount: mealBills.closedDinner,
      total: mealBills.closedTotal,
      lunchPrice: mealBills.lunchPrice,
      dinnerPrice: mealBills.dinnerPrice,
      closedAt: mealBills.closedAt,
    })
    .from(mealBills)
    .where(and(eq(mealBills.month, month), isNotNull(mealBills.closedAt)))
    .orderBy(asc(mealBills.studentId));
  return rows.map(({ lunchCount, dinnerCount, total, closedAt, ...bill }) => ({
    ...bill,
    lunchCount: lunchCount ?? 0,
    dinnerCount: dinnerCount ?? 0,
    total: total ?? 0,
    closedAt: closedAt?.toISOString() ?? null,
  }));
}
