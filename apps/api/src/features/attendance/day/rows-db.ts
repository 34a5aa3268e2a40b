import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { reservations, studentPoints } from '../../../db/schema';

/** Who eats what on a day. */
export async function readMeals(
  db: Db | Tx,
  date: CalendarDay,
): Promise<ReadonlyMap<StudentId, { lunch: boolean; dinner: boolean }>> {
  const rows = await db
    .select({
      studentId: reservations.studentId,
      lunch: reservations.lunch,
      dinner: reservations.dinner,
    })
    .from(reservations)
    .where(eq(reservations.date, date));
  return new Map(rows.map(({ studentId, lunch, dinner }) => [studentId, { lunch, dinner }]));
}

/** The penalty points of a day's incidents, student by student. */
export async function readPenalties(
  db: Db | Tx,
  date: CalendarDay,
): Promise<ReadonlyMap<StudentId, number>> {
  const rows = await db
    .select({
      studentId: studentPoints.studentId,
      sum: sql<number>`sum(${studentPoints.points})::int`,
    })
    .from(studentPoints)
    .where(
      and(
        eq(studentPoints.incidentDate, date),
        eq(studentPoints.pointType, 'PENALTY'),
        isNull(studentPoints.voidedAt),
      ),
    )
    .groupBy(studentPoints.studentId);
  return new Map(rows.map(({ studentId, sum }) => [studentId, sum]));
}
