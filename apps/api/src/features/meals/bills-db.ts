import type { StudentId } from '@academy/domain/ids';
import type { LunchSettings } from '@academy/domain/meals';
import type { CalendarMonth } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mealBills } from '../../db/schema';

export async function readBillRow(db: Db, studentId: StudentId, month: CalendarMonth) {
  const [bill] = await db
    .select({
      lunchPrice: mealBills.lunchPrice,
      dinnerPrice: mealBills.dinnerPrice,
      depositStatus: mealBills.depositStatus,
    })
    .from(mealBills)
    .where(and(eq(mealBills.studentId, studentId), eq(mealBills.month, month)));
  return bill;
}

/**
 * Freezes today's prices for months that have none yet: a later price change never rewrites an
 * invoice. Without prices nothing is frozen.
 */
export async function freezePrices(
  tx: Tx,
  studentId: StudentId,
  months: readonly CalendarMonth[],
  { lunchPrice, dinnerPrice, pricesSet }: LunchSettings,
): Promise<void> {
  if (!pricesSet) return;
  await tx
    .insert(mealBills)
    .values(months.map((month) => ({ studentId, month, lunchPrice, dinnerPrice })))
    .onConflictDoNothing();
}
