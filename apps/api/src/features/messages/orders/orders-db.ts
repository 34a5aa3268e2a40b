import type { MessageId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, between, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { mealOrders, messages, reservations, students } from '../../../db/schema';

/** How many eat on each of these days, and when a meal of it was changed last. */
export async function readCounts(db: Db, first: CalendarDay, last: CalendarDay) {
  const rows = await db
    .select({
      date: reservations.date,
      lunch: sql`count(*) filter (where ${reservations.lunch})`.mapWith(Number),
      dinner: sql`count(*) filter (where ${reservations.dinner})`.mapWith(Number),
      changedAt: sql`max(${reservations.updatedAt})`.mapWith(reservations.updatedAt),
    })
    .from(reservations)
    .innerJoin(students, eq(students.id, reservations.studentId))
    .where(and(between(reservations.date, first, last), isNull(students.deletedAt)))
    .groupBy(reservations.date);
  return new Map(rows.map(({ date, changedAt, ...counts }) => [date, { counts, changedAt }]));
}

const columns = {
  date: mealOrders.date,
  version: mealOrders.version,
  lunch: mealOrders.lunch,
  dinner: mealOrders.dinner,
  orderedAt: mealOrders.orderedAt,
  confirmedAt: mealOrders.confirmedAt,
  messageId: mealOrders.messageId,
  state: messages.state,
};
const ordersOf = (db: Db | Tx) =>
  db
    .select(columns)
    .from(mealOrders)
    .innerJoin(messages, eq(messages.id, mealOrders.messageId))
    .$dynamic();
export type StoredOrder = Awaited<ReturnType<typeof ordersOf>>[number];

/** Every version that was ordered for these days, day by day from the first. */
export const readOrders = (
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay = first,
): Promise<StoredOrder[]> =>
  ordersOf(db)
    .where(between(mealOrders.date, first, last))
    .orderBy(asc(mealOrders.date), asc(mealOrders.version));

export async function insertOrder(
  tx: Tx,
  {
    counts,
    ...order
  }: {
    date: CalendarDay;
    version: number;
    counts: { lunch: number; dinner: number };
    orderedAt: Date;
    messageId: MessageId;
  },
): Promise<void> {
  await tx.insert(mealOrders).values({ ...order, ...counts });
}

/** The newest version of a day, until the transaction ends nobody else's to confirm. */
export async function lockNewest(tx: Tx, date: CalendarDay): Promise<{ version: number } | null> {
  const [row] = await tx
    .select({ version: mealOrders.version })
    .from(mealOrders)
    .where(eq(mealOrders.date, date))
    .orderBy(desc(mealOrders.version))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** Notes the caterer's first confirmation of a version. */
export async function confirmVersion(
  tx: Tx,
  date: CalendarDay,
  version: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(mealOrders)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(mealOrders.date, date),
        eq(mealOrders.version, version),
        isNull(mealOrders.confirmedAt),
      ),
    )
    .returning({ version: mealOrders.version });
  return rows.length > 0;
}
