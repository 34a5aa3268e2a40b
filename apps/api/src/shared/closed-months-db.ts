import type { CalendarMonth } from '@academy/domain/time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { monthCloses } from '../db/schema';

/** Whether a month's books are closed now. */
export async function isMonthClosed(db: Db | Tx, month: CalendarMonth): Promise<boolean> {
  return (await db.$count(monthCloses, and(eq(monthCloses.month, month), isNull(monthCloses.reopenedAt)))) > 0;
}
