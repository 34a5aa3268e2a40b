import type { Academy } from '@academy/domain/settings';
import type { Holiday } from '@academy/domain/meals';
import { day } from '@academy/domain/time';
import { and, between, asc } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { academy, holidays } from '../../db/schema';

const UNNAMED: Academy = {
  name: '',
  companyLines: [],
  manualUrl: '',
  deskPhone: '',
  channelUrl: '',
};

/** What the academy says about itself; empty texts until it was entered. */
export async function readAcademy(db: Db): Promise<Academy> {
  const [row] = await db.select().from(academy);
  return row ?? UNNAMED;
}

/** Public holidays and the academy's own closing days of a year, in order. */
export async function readHolidays(db: Db, year: number): Promise<Holiday[]> {
  return db
    .select({ date: holidays.date, name: holidays.name })
    .from(holidays)
    .where(and(between(holidays.date, day(`${year}-01-01`), day(`${year}-12-31`))))
    .orderBy(asc(holidays.date), asc(holidays.name));
}
