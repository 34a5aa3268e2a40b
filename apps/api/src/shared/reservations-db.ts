import type { StudentId } from '@academy/domain/ids';
import type { Reservation } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, between, eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { reservations } from '../db/schema';
import { keptRows } from './operations/kept-rows-db';

type ReadReservations = (
  studentId: StudentId,
  first: CalendarDay,
  last: CalendarDay,
) => Promise<Reservation[]>;

/**
 * What a student eats from `first` to `last` (both included), in order; days taken back are left
 * out. Prepared once by those who ask often: every page of every student begins with it.
 */
export function prepareReadReservations(db: Db | Tx): ReadReservations {
  const query = db
    .select({ date: reservations.date, lunch: reservations.lunch, dinner: reservations.dinner })
    .from(reservations)
    .where(
      and(
        eq(reservations.studentId, sql.placeholder('studentId')),
        between(reservations.date, sql.placeholder('first'), sql.placeholder('last')),
        or(reservations.lunch, reservations.dinner),
      ),
    )
    .orderBy(asc(reservations.date))
    .prepare('read_reservations');
  return (studentId, first, last) => query.execute({ studentId, first, last });
}

export type StudentReservation = Reservation & { studentId: StudentId };

/** Writes rows as a manager's doing, in one statement. */
export async function writeRows(
  tx: Tx,
  rows: readonly StudentReservation[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const column = (of: (row: StudentReservation) => unknown) => sql.param(rows.map(of));
  await tx.execute(sql`
    insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind)
    select id, date, lunch, dinner, ${now.toISOString()}::timestamptz, 'manager'
    from unnest(${column(({ studentId }) => studentId)}::bigint[], ${column(({ date }) => date)}::date[], ${column(({ lunch }) => lunch)}::boolean[], ${column(({ dinner }) => dinner)}::boolean[])
      as wished (id, date, lunch, dinner)
    on conflict (student_id, date) do update set lunch = excluded.lunch, dinner = excluded.dinner, updated_at = excluded.updated_at, updated_by_kind = excluded.updated_by_kind`);
}

/** Days of students, as operations keep them. */
export const keptReservations = keptRows(reservations, {
  only: ['studentId', 'date', 'lunch', 'dinner'],
  name: 'reservation',
});
