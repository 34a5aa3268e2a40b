import type { CalendarMonth } from '@academy/domain/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { monthCloses } from '../../db/schema';

/** The months whose books are closed. */
export async function readClosedMonths(db: Db | Tx): Promise<ReadonlySet<CalendarMonth>> {
  const rows = await db
    .select({ month: monthCloses.month })
    .from(monthCloses)
    .where(isNull(monthCloses.reopenedAt));
  return new Set(rows.map(({ month }) => month));
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
