import type { ClosingCause, Meal, LunchSettings } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import type { CalendarDay } from '@academy/domain/time';
import { asc, between, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import {
  holidays,
  managers,
  mealBills,
  mealClosings,
  reservations,
  students,
} from '../../db/schema';
import { billOfDay, eatenBetween, ofStudents } from '../../shared/bills/eaten-db';
import { readPriceDifferences } from '../../shared/bills/price-differences-db';

/** Days, both included. */
export interface Days {
  first: CalendarDay;
  last: CalendarDay;
}

/**
 * What is eaten on each day, in two queries however many students there are, three with dated
 * prices. Meals cost what was frozen for the student, else today's price.
 */
export async function readDayCounts(db: Db, days: Days, settings: LunchSettings) {
  const { lunchPrice, dinnerPrice } = settings;
  const price = sql`${reservations.lunch}::int * coalesce(${mealBills.lunchPrice}, ${lunchPrice}::int) + ${reservations.dinner}::int * coalesce(${mealBills.dinnerPrice}, ${dinnerPrice}::int)`;
  const rows = await db
    .select({
      date: reservations.date,
      lunch: sql<number>`(count(*) filter (where ${reservations.lunch}))::int`,
      dinner: sql<number>`(count(*) filter (where ${reservations.dinner}))::int`,
      unpaid: sql<number>`(count(*) filter (where coalesce(${mealBills.depositStatus}, 'unpaid') = 'unpaid'))::int`,
      amount: sql<number>`sum(${price})::int`,
    })
    .from(reservations)
    .innerJoin(students, ofStudents)
    .leftJoin(mealBills, billOfDay)
    .where(eatenBetween(days))
    .groupBy(reservations.date);
  const differences = await readPriceDifferences(db, days, settings);
  return rows.map(({ amount, ...row }) => ({
    ...row,
    amount: won(amount + (differences.get(row.date) ?? 0)),
  }));
}

export const readHolidays = (db: Db, { first, last }: Days) =>
  db
    .select({ date: holidays.date, name: holidays.name })
    .from(holidays)
    .where(between(holidays.date, first, last))
    .orderBy(asc(holidays.date), asc(holidays.name));

/** The remarks of closed days, one per day for both meals. */
export async function readClosings(db: Db | Tx, { first, last }: Days) {
  const rows = await db
    .select({
      date: mealClosings.date,
      meal: mealClosings.meal,
      cause: mealClosings.cause,
      note: mealClosings.note,
      byName: managers.name,
    })
    .from(mealClosings)
    .leftJoin(managers, eq(managers.id, mealClosings.createdBy))
    .where(between(mealClosings.date, first, last))
    .orderBy(asc(mealClosings.date), sql`${mealClosings.meal} desc`);
  const byDay = new Map<
    CalendarDay,
    { date: CalendarDay; meals: Meal[]; cause: ClosingCause; note: string; byName: string | null }
  >();
  for (const { meal, ...row } of rows)
    byDay.set(row.date, { ...row, meals: [...(byDay.get(row.date)?.meals ?? []), meal] });
  return [...byDay.values()];
}
