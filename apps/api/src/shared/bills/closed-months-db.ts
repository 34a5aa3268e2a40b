import type { CalendarMonth } from '@academy/domain/time';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
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

/**
 * `locked_at` of a bill that is made for `month` now: a month that is closed already holds the
 * student's own prices as they are, those that come later do not reach its late meals.
 */
export const lockedIfClosed = (month: SQL): SQL => sql`(
  select clock_timestamp() from ${monthCloses} c where c.month = ${month} and c.reopened_at is null)`;

/** Whether a month's books are closed now. */
export async function isMonthClosed(db: Db | Tx, month: CalendarMonth): Promise<boolean> {
  return (
    (await db.$count(
      monthCloses,
      and(eq(monthCloses.month, month), isNull(monthCloses.reopenedAt)),
    )) > 0
  );
}
