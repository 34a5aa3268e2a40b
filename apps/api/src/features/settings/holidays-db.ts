import type { ManagedHoliday } from '@academy/domain/settings';
import { day, type CalendarDay } from '@academy/domain/time';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { holidays } from '../../db/schema';
import { keptRows } from '../../shared/operations/kept-rows-db';

/**
 * Public holidays and the academy's own closing days of a year, in order, with where each comes
 * from.
 */
export const readManagedHolidays = (db: Db, year: number): Promise<ManagedHoliday[]> =>
  db
    .select()
    .from(holidays)
    .where(between(holidays.date, day(`${year}-01-01`), day(`${year}-12-31`)))
    .orderBy(asc(holidays.date), asc(holidays.name));

const isOne = ({ date, name }: HolidayKey) => and(eq(holidays.date, date), eq(holidays.name, name));

export interface HolidayKey {
  date: CalendarDay;
  name: string;
}

/** Enters a day of the academy's own; false when the day has that name already. */
export async function insertHoliday(tx: Tx, holiday: HolidayKey): Promise<boolean> {
  return (
    (
      await tx
        .insert(holidays)
        .values({ ...holiday, source: 'academy' })
        .onConflictDoNothing()
        .returning({ date: holidays.date })
    ).length > 0
  );
}

/** Whether the official calendar has the day, whatever it calls it. */
export async function isPublicHoliday(tx: Tx, date: CalendarDay): Promise<boolean> {
  const rows = await tx
    .select({ date: holidays.date })
    .from(holidays)
    .where(and(eq(holidays.date, date), eq(holidays.source, 'public')));
  return rows.length > 0;
}

/** Locks a day until the transaction ends; undefined when there is none of that name. */
export async function lockHoliday(tx: Tx, key: HolidayKey): Promise<ManagedHoliday | undefined> {
  const [row] = await tx.select().from(holidays).where(isOne(key)).for('update');
  return row;
}

export const deleteHoliday = async (tx: Tx, key: HolidayKey): Promise<void> =>
  void (await tx.delete(holidays).where(isOne(key)));

/** Days off as an operation keeps them. */
export const keptHolidays = keptRows(holidays);
