import type { StudentId } from '@academy/domain/ids';
import type { LunchSettings, MealBill } from '@academy/domain/meals';
import type { Won } from '@academy/domain/money';
import { heldTerms } from '@academy/domain/prices';
import { dayOfMonth, type CalendarMonth } from '@academy/domain/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mealBills } from '../../db/schema';
import { readPriceEntries } from '../prices/price-entries-db';

export type OwnBill = MealBill & {
  /** What a closed month bills. */
  closedTotal: Won | null;
};

/**
 * A student's bills of some months in their order, with the dated prices that hold in them: the
 * prices as they were frozen, or today's while nothing was saved in the month. Two queries.
 */
export async function readOwnBills(
  db: Db | Tx,
  studentId: StudentId,
  months: readonly CalendarMonth[],
  { lunchPrice, dinnerPrice, pricesSet }: LunchSettings,
): Promise<OwnBill[]> {
  const sorted = months.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const rows = await db
    .select({
      month: mealBills.month,
      lunchPrice: mealBills.lunchPrice,
      dinnerPrice: mealBills.dinnerPrice,
      depositStatus: mealBills.depositStatus,
      closedTotal: mealBills.closedTotal,
      frozenAt: mealBills.frozenAt,
      lockedAt: mealBills.lockedAt,
    })
    .from(mealBills)
    .where(and(eq(mealBills.studentId, studentId), inArray(mealBills.month, [...months])));
  const days = { first: dayOfMonth(first, 1), last: dayOfMonth(last, 31) };
  const entries = await readPriceEntries(db, days, [studentId]);
  const frozen = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => {
    const { frozenAt = null, lockedAt: closedAt = null, ...row } = frozen.get(month) ?? {};
    const terms = heldTerms(entries, { studentId, month, frozenAt, closedAt });
    return {
      month,
      lunchPrice,
      dinnerPrice,
      ...(!pricesSet && frozenAt === null && { pricesSet }),
      depositStatus: 'unpaid' as const,
      closedTotal: null,
      ...row,
      ...(terms.length > 0 && { terms }),
      frozen: frozenAt !== null,
    };
  });
}
