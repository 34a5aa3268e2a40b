import type { StudentId } from '@academy/domain/ids';
import { dayOfMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { and, asc, between, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { reservations, students } from '../../db/schema';
import type { StudentReservation } from '../../shared/reservations-db';

/** Every day with a meal from `first` on, of every student, with who they are. One query. */
export const readFutureMeals = (db: Db | Tx, first: CalendarDay) =>
  db
    .select({
      studentId: reservations.studentId,
      date: reservations.date,
      lunch: reservations.lunch,
      dinner: reservations.dinner,
      name: students.name,
      seat: students.seat,
    })
    .from(reservations)
    .innerJoin(students, and(eq(students.id, reservations.studentId), isNull(students.deletedAt)))
    .where(and(gte(reservations.date, first), or(reservations.lunch, reservations.dinner)))
    .orderBy(asc(reservations.date), asc(students.id));

const columns = {
  studentId: reservations.studentId,
  date: reservations.date,
  lunch: reservations.lunch,
  dinner: reservations.dinner,
};

/** A student's rows of some months, in order. */
export function readMonths(
  tx: Tx,
  studentId: StudentId,
  months: readonly CalendarMonth[],
): Promise<StudentReservation[]> {
  const inMonth = months.map((month) =>
    between(reservations.date, dayOfMonth(month, 1), dayOfMonth(month, 31)),
  );
  return tx
    .select(columns)
    .from(reservations)
    .where(and(eq(reservations.studentId, studentId), or(...inMonth)))
    .orderBy(asc(reservations.date));
}

/** These students' rows of these days. */
export async function readRows(
  tx: Tx,
  ids: readonly StudentId[],
  dates: readonly CalendarDay[],
): Promise<StudentReservation[]> {
  return tx
    .select(columns)
    .from(reservations)
    .where(and(inArray(reservations.studentId, [...ids]), inArray(reservations.date, [...dates])))
    .for('update');
}
