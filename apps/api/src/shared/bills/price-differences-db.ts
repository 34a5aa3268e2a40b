import { studentIdSchema } from '@academy/domain/ids';
import type { LunchSettings } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { heldTerms, priceOn, type PriceEntry } from '@academy/domain/prices';
import { monthOf, type CalendarDay } from '@academy/domain/time';
import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mealBills, reservations, students } from '../../db/schema';
import { billOfDay, eatenBetween, ofStudents } from './eaten-db';
import { readPriceEntries, type PriceDays } from '../prices/price-entries-db';

/** Nobody's: stands for all who have no price of their own. */
const EVERYBODY = '0';

/**
 * The meals of some days, those of students that the same prices hold for as one: by day, by price
 * and time of the bill, and apart who has a price of their own.
 */
async function readAlike(
  db: Db,
  days: PriceDays,
  { lunchPrice, dinnerPrice }: LunchSettings,
  entries: readonly PriceEntry[],
) {
  const own = [...new Set(entries.flatMap(({ studentId }) => studentId ?? []))];
  const moments = entries
    .flatMap(({ enteredAt, removedAt }) => [enteredAt, ...(removedAt ? [removedAt] : [])])
    .map((moment) => moment.toISOString());
  const era = sql`(select count(*) from unnest(${sql.param(moments)}::timestamptz[]) as change (at) where change.at <= ${mealBills.frozenAt})`;
  const rows = await db
    .select({
      date: reservations.date,
      whose:
        sql<string>`case when ${reservations.studentId} = any(${sql.param(own)}::bigint[]) then ${reservations.studentId} else ${EVERYBODY} end::text`.as(
          'whose',
        ),
      lunchPrice: sql<number>`coalesce(${mealBills.lunchPrice}, ${lunchPrice}::int)`.as('lunched'),
      dinnerPrice: sql<number>`coalesce(${mealBills.dinnerPrice}, ${dinnerPrice}::int)`.as('dined'),
      era: sql`${era}`.as('era'),
      frozenAt: sql<Date | null>`max(${mealBills.frozenAt})`.mapWith(mealBills.frozenAt),
      closedAt: sql<Date | null>`max(${mealBills.lockedAt})`.mapWith(mealBills.lockedAt),
      lunch: sql<number>`(count(*) filter (where ${reservations.lunch}))::int`,
      dinner: sql<number>`(count(*) filter (where ${reservations.dinner}))::int`,
    })
    .from(reservations)
    .innerJoin(students, ofStudents)
    .leftJoin(mealBills, billOfDay)
    .where(eatenBetween(days))
    .groupBy(
      reservations.date,
      sql`whose`,
      sql`lunched`,
      sql`dined`,
      sql`era`,
      isNull(mealBills.frozenAt),
    );
  return rows;
}

/**
 * By how many won the meals of each day cost more or less than at the bills' own prices, because
 * dated prices hold on it; a day that is left out costs what the bills say. One query while nobody
 * entered a dated price, else two.
 */
export async function readPriceDifferences(
  db: Db,
  days: PriceDays,
  settings: LunchSettings,
): Promise<ReadonlyMap<CalendarDay, number>> {
  const entries = await readPriceEntries(db, days);
  const differences = new Map<CalendarDay, number>();
  if (entries.length === 0) return differences;
  for (const row of await readAlike(db, days, settings, entries)) {
    const { date, whose, lunch, dinner, frozenAt, closedAt } = row;
    const studentId = studentIdSchema.parse(whose);
    const terms = heldTerms(entries, { studentId, month: monthOf(date), frozenAt, closedAt });
    const bill = { lunchPrice: won(row.lunchPrice), dinnerPrice: won(row.dinnerPrice), terms };
    const difference =
      lunch * (priceOn(bill, 'lunch', date).price - bill.lunchPrice) +
      dinner * (priceOn(bill, 'dinner', date).price - bill.dinnerPrice);
    differences.set(date, (differences.get(date) ?? 0) + difference);
  }
  return differences;
}
