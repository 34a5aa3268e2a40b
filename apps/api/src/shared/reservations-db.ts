import type { StudentId } from '@academy/domain/ids';
import type { Reservation } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, between, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { reservations } from '../db/schema';

/** What a student eats from `first` to `last` (both included), in order; days taken back are left out. */
export async function readReservations(db: Db | Tx, studentId: StudentId, first: CalendarDay, last: CalendarDay): Promise<Reservation[]> {
  return db.select({ date: reservations.date, lunch: reservations.lunch, dinner: reservations.dinner }).from(reservations)
    .where(and(eq(reservations.studentId, studentId), between(reservations.date, first, last), or(reservations.lunch, reservations.dinner)))
    .orderBy(asc(reservations.date));
}
