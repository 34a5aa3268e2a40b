import type { StudentId } from '@academy/domain/ids';
import type { PriceEntry } from '@academy/domain/prices';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mealPrices } from '../../db/schema';

/** Days, both included. */
export interface PriceDays {
  first: CalendarDay;
  last: CalendarDay;
}

/**
 * The dated prices of some days, the general and the students' own (with `only`: these students'),
 * with those that were taken away: months that were saved before keep them.
 */
export const readPriceEntries = (
  db: Db | Tx,
  { first, last }: PriceDays,
  only?: readonly StudentId[],
): Promise<PriceEntry[]> =>
  db
    .select({
      studentId: mealPrices.studentId,
      firstDate: mealPrices.firstDate,
      lastDate: mealPrices.lastDate,
      lunchPrice: mealPrices.lunchPrice,
      dinnerPrice: mealPrices.dinnerPrice,
      reason: mealPrices.reason,
      enteredAt: mealPrices.enteredAt,
      removedAt: mealPrices.removedAt,
    })
    .from(mealPrices)
    .where(
      and(
        lte(mealPrices.firstDate, last),
        or(isNull(mealPrices.lastDate), gte(mealPrices.lastDate, first)),
        only && or(isNull(mealPrices.studentId), inArray(mealPrices.studentId, [...only])),
      ),
    )
    .orderBy(asc(mealPrices.id));
