import type { CalendarMonth } from '@academy/domain/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { monthCloses } from '../../db/schema';

/** The months whose books are closed, each with the moment that its prices are those of. */
export async function readClosedMonths(db: Db | Tx): Promise<ReadonlyMap<CalendarMonth, Date>> {
  const rows = await db
    .select({ month: monthCloses.month, lockedAt: monthCloses.lockedAt })
    .from(monthCloses)
    .where(isNull(monthCloses.reopenedAt));
  return new Map(rows.map(({ month, lockedAt }) => [month, lockedAt]));
}

/** Whether a month's books are closed now. */
export async function isMonthClosed(db: Db | Tx, month: CalendarMonth): Promise<boolean> {
  return (
    (await db.$count(
      monthCloses,
      and(eq(monthCloses.month, month), isNull(monthCloses.reopenedAt)),
    )) > 0
  );
}
