import type { ClosingCause, Meal } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { asc, between, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { holidays, managers, mealClosings } from '../../db/schema';

/** Days, both included. */
export interface Days {
  first: CalendarDay;
  last: CalendarDay;
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
