import type { Holiday } from '@academy/domain/meals';
import { day } from '@academy/domain/time';
import { and, asc, between } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { holidays } from '../../db/schema';

/** Public holidays and the academy's own closing days of a year, in order. */
export async function readHolidays(db: Db, year: number): Promise<Holiday[]> {
  return db
    .select({ date: holidays.date, name: holidays.name })
    .from(holidays)
    .where(and(between(holidays.date, day(`${year}-01-01`), day(`${year}-12-31`))))
    .orderBy(asc(holidays.date), asc(holidays.name));
}
