import type { Holiday } from '@academy/domain/meals';
import { day, type CalendarDay } from '@academy/domain/time';
import { and, asc, between, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { holidays } from '../../db/schema';

/** Public holidays and the academy's own closing days of a year, in order. */
export async function readHolidays(db: Db, year: number): Promise<Holiday[]> {
  return db
    .select({ date: holidays.date, name: holidays.name })
    .from(holidays)
    .where(and(between(holidays.date, day(`${year}-01-01`), day(`${year}-12-31`))))
    .orderBy(asc(holidays.date), asc(holidays.name));
}

/** The days on which the academy rests, with their names. */
export async function readRestDays(
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay,
): Promise<{ date: CalendarDay; name: string }[]> {
  return db
    .select({
      date: holidays.date,
      name: sql<string>`string_agg(${holidays.name}, ' · ' order by ${holidays.name})`,
    })
    .from(holidays)
    .where(between(holidays.date, first, last))
    .groupBy(holidays.date)
    .orderBy(holidays.date);
}
