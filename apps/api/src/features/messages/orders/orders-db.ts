import type { ManagerId, MessageId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, between, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { managers, mealOrders, messages, reservations, students } from '../../../db/schema';

/**
 * How many eat on each of these days, and when that changed last: a meal of it, or who left with
 * one.
 */
export async function readCounts(db: Db, first: CalendarDay, last: CalendarDay) {
  const isHere = isNull(students.deletedAt);
  const rows = await db
    .select({
      date: reservations.date,
      lunch: sql`count(*) filter (where ${reservations.lunch} and ${isHere})`.mapWith(Number),
      dinner: sql`count(*) filter (where ${reservations.dinner} and ${isHere})`.mapWith(Number),
      changedAt: sql`max(greatest(${reservations.updatedAt}, ${students.deletedAt}))`.mapWith(
        reservations.updatedAt,
      ),
    })
    .from(reservations)
    .innerJoin(students, eq(students.id, reservations.studentId))
    .where(between(reservations.date, first, last))
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
  confirmedBy: managers.name,
  messageId: mealOrders.messageId,
  recipient: messages.recipient,
  state: messages.state,
  failure: messages.failure,
  sentAt: messages.sentAt,
};
const ordersOf = (db: Db | Tx) =>
  db
    .select(columns)
    .from(mealOrders)
    .innerJoin(messages, eq(messages.id, mealOrders.messageId))
    .leftJoin(managers, eq(managers.id, mealOrders.confirmedBy))
    .$dynamic();

const toOrder = ({ lunch, dinner, ...order }: Awaited<ReturnType<typeof ordersOf>>[number]) => ({
  ...order,
  counts: { lunch, dinner },
});
export type StoredOrder = ReturnType<typeof toOrder>;

/** Every version that was ordered for these days, day by day from the first. */
export async function readOrders(
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay = first,
): Promise<StoredOrder[]> {
  const rows = await ordersOf(db)
    .where(between(mealOrders.date, first, last))
    .orderBy(asc(mealOrders.date), asc(mealOrders.version));
  return rows.map(toOrder);
}

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

/** The newest version of a day, locked until the transaction ends. */
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

/** Notes the first confirmation of a version: the caterer's, or the one that a manager heard of. */
export async function confirmVersion(
  tx: Tx,
  date: CalendarDay,
  version: number,
  { at, by }: { at: Date; by: ManagerId | null },
): Promise<boolean> {
  const rows = await tx
    .update(mealOrders)
    .set({ confirmedAt: at, confirmedBy: by })
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

/** Takes away what a manager noted; the caterer's own confirmation stays. */
export async function unconfirmVersion(
  tx: Tx,
  date: CalendarDay,
  version: number,
): Promise<boolean> {
  const rows = await tx
    .update(mealOrders)
    .set({ confirmedAt: null, confirmedBy: null })
    .where(
      and(
        eq(mealOrders.date, date),
        eq(mealOrders.version, version),
        isNotNull(mealOrders.confirmedBy),
      ),
    )
    .returning({ version: mealOrders.version });
  return rows.length > 0;
}
