import { studentIdSchema } from '@academy/domain/ids';
import type { LunchSettings, Meal } from '@academy/domain/meals';
import { won, type Won } from '@academy/domain/money';
import { heldTerms, priceOn, type PriceEntry } from '@academy/domain/prices';
import { monthOf, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mealBills, reservations, students } from '../../db/schema';
import { readClosedMonths } from './closed-months-db';
import { billOfDay, eatenBetween, ofStudents } from './eaten-db';
import { readPriceEntries, type PriceDays } from '../prices/price-entries-db';

/** Key of those without a price of their own. */
const EVERYBODY = '0';

/**
 * Separates meals by what they cost: `columns` to select and `groups` to group by, of
 * reservations beside `mealBills` by `billOfDay`. Students that the same prices hold for are one:
 * by day, by price and time of the bill, and apart who has a price of their own. `pricesOf` reads a
 * row.
 */
export function samePriced(
  { lunchPrice, dinnerPrice }: LunchSettings,
  entries: readonly PriceEntry[],
) {
  const own = [...new Set(entries.flatMap(({ studentId }) => studentId ?? []))];
  const moments = entries
    .flatMap(({ enteredAt, removedAt }) => [enteredAt, ...(removedAt ? [removedAt] : [])])
    .map((moment) => moment.toISOString());
  const era = sql`(select count(*) from unnest(${sql.param(moments)}::timestamptz[]) as change (at) where change.at <= ${mealBills.frozenAt})`;
  const columns = {
    date: reservations.date,
    whose:
      sql<string>`case when ${reservations.studentId} = any(${sql.param(own)}::bigint[]) then ${reservations.studentId} else ${EVERYBODY} end::text`.as(
        'whose',
      ),
    lunchPrice: sql<number>`coalesce(${mealBills.lunchPrice}, ${lunchPrice}::int)`.as('lunched'),
    dinnerPrice: sql<number>`coalesce(${mealBills.dinnerPrice}, ${dinnerPrice}::int)`.as('dined'),
    era: sql`${era}`.as('era'),
    frozenAt: sql<Date | null>`max(${mealBills.frozenAt})`.mapWith(mealBills.frozenAt),
  };
  const groups = [
    reservations.date,
    sql`whose`,
    sql`lunched`,
    sql`dined`,
    sql`era`,
    isNull(mealBills.frozenAt),
  ];
  return { columns, groups };
}

interface Alike {
  date: CalendarDay;
  whose: string;
  lunchPrice: number;
  dinnerPrice: number;
  frozenAt: Date | null;
}

/** What a meal of such a row costs (won), by the dated prices and the months that are closed. */
export function pricesOf(
  entries: readonly PriceEntry[],
  closed: ReadonlyMap<CalendarMonth, Date>,
  row: Alike,
): Record<Meal, Won> {
  const { date, whose, frozenAt } = row;
  const month = monthOf(date);
  const studentId = studentIdSchema.parse(whose);
  const closedAt = closed.get(month) ?? null;
  const terms = heldTerms(entries, { studentId, month, frozenAt, closedAt });
  const bill = { lunchPrice: won(row.lunchPrice), dinnerPrice: won(row.dinnerPrice), terms };
  return {
    lunch: priceOn(bill, 'lunch', date).price,
    dinner: priceOn(bill, 'dinner', date).price,
  };
}

/** The meals of some days, those that cost the same as one. */
async function readAlike(
  db: Db,
  days: PriceDays,
  settings: LunchSettings,
  entries: readonly PriceEntry[],
) {
  const { columns, groups } = samePriced(settings, entries);
  return db
    .select({
      ...columns,
      lunch: sql<number>`(count(*) filter (where ${reservations.lunch}))::int`,
      dinner: sql<number>`(count(*) filter (where ${reservations.dinner}))::int`,
    })
    .from(reservations)
    .innerJoin(students, ofStudents)
    .leftJoin(mealBills, billOfDay)
    .where(eatenBetween(days))
    .groupBy(...groups);
}

/**
 * By how many won the meals of each day cost more or less than at the bills' own prices, because
 * dated prices hold on it; a day that is left out costs what the bills say. One query while no one
 * entered a dated price, else three.
 */
export async function readPriceDifferences(
  db: Db,
  days: PriceDays,
  settings: LunchSettings,
): Promise<ReadonlyMap<CalendarDay, number>> {
  const entries = await readPriceEntries(db, days);
  const differences = new Map<CalendarDay, number>();
  if (entries.length === 0) return differences;
  const closed = await readClosedMonths(db);
  for (const row of await readAlike(db, days, settings, entries)) {
    const prices = pricesOf(entries, closed, row);
    const difference =
      row.lunch * (prices.lunch - row.lunchPrice) + row.dinner * (prices.dinner - row.dinnerPrice);
    differences.set(row.date, (differences.get(row.date) ?? 0) + difference);
  }
  return differences;
}
