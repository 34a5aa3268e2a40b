import type { StudentId } from '@academy/domain/ids';
import type { LunchSettings } from '@academy/domain/meals';
import type { CalendarMonth } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { mealBills } from '../../db/schema';

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
