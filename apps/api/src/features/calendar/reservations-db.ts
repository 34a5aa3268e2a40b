import type { StudentId } from '@academy/domain/ids';
import type { Reservation } from '@academy/domain/meals';
import { dayOfMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { and, asc, between, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { reservations, students } from '../../db/schema';

export type StudentReservation = Reservation & { studentId: StudentId };

/** Every day with a meal from `first` on, of every student, with who they are. One query. */
export const readFutureMeals = (db: Db | Tx, first: CalendarDay) =>
  db.select({ studentId: reservations.studentId, date: reservations.date, lunch: reservations.lunch, dinner: reservations.dinner, name: students.name, seat: students.seat })
    .from(reservations).innerJoin(students, and(eq(students.id, reservations.studentId), isNull(students.deletedAt)))
    .where(and(gte(reservations.date, first), or(reservations.lunch, reservations.dinner))).orderBy(asc(reservations.date), asc(students.id));

/** Locks students in one order until the transaction ends; who is gone is left out. */
export async function lockStudents(tx: Tx, ids: readonly StudentId[]): Promise<Map<StudentId, string>> {
  const rows = await tx.select({ id: students.id, name: students.name }).from(students).where(and(inArray(students.id, [...ids]), isNull(students.deletedAt))).orderBy(asc(students.id)).for('no key update');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const columns = { studentId: reservations.studentId, date: reservations.date, lunch: reservations.lunch, dinner: reservations.dinner };

/** A student's rows of some months, in order. */
export function readMonths(tx: Tx, studentId: StudentId, months: readonly CalendarMonth[]): Promise<StudentReservation[]> {
  const inMonth = months.map((month) => between(reservations.date, dayOfMonth(month, 1), dayOfMonth(month, 31)));
  return tx.select(columns).from(reservations).where(and(eq(reservations.studentId, studentId), or(...inMonth))).orderBy(asc(reservations.date));
}

/** These students' rows of these days. */
export async function readRows(tx: Tx, ids: readonly StudentId[], dates: readonly CalendarDay[]): Promise<StudentReservation[]> {
  return tx.select(columns).from(reservations).where(and(inArray(reservations.studentId, [...ids]), inArray(reservations.date, [...dates]))).for('update');
}

/** Writes rows as a manager's doing, in one statement. */
export async function writeRows(tx: Tx, rows: readonly StudentReservation[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const column = (of: (row: StudentReservation) => unknown) => sql.param(rows.map(of));
  await tx.execute(sql`
    insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind)
    select id, date, lunch, dinner, ${now.toISOString()}::timestamptz, 'manager'
    from unnest(${column(({ studentId }) => studentId)}::bigint[], ${column(({ date }) => date)}::date[], ${column(({ lunch }) => lunch)}::boolean[], ${column(({ dinner }) => dinner)}::boolean[])
      as wished (id, date, lunch, dinner)
    on conflict (student_id, date) do update set lunch = excluded.lunch, dinner = excluded.dinner, updated_at = excluded.updated_at, updated_by_kind = excluded.updated_by_kind`);
}
