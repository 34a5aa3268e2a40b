import type { StudentId } from '@academy/domain/ids';
import { bySeat } from '@academy/domain/identity';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import {
  attendanceMarks,
  attendanceVisits,
  holidays,
  reservations,
  studentPoints,
  students,
} from '../../../db/schema';

/**
 * Who stands in the sheet of some days: everybody enrolled, and who was marked or came then and
 * left the academy since. In the academy's order.
 */
export async function readSheetStudents(
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay,
  only?: StudentId,
) {
  const marked = db
    .select({ one: sql`1` })
    .from(attendanceMarks)
    .where(
      and(eq(attendanceMarks.studentId, students.id), between(attendanceMarks.date, first, last)),
    )
    .limit(1);
  const came = db
    .select({ one: sql`1` })
    .from(attendanceVisits)
    .where(
      and(
        eq(attendanceVisits.studentId, students.id),
        between(attendanceVisits.date, first, last),
        isNotNull(attendanceVisits.arrivedAt),
      ),
    )
    .limit(1);
  const rows = await db
    .select({
      studentId: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      className: students.className,
      school: students.school,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
      memo: students.memo,
    })
    .from(students)
    .where(
      and(
        isNull(students.deletedAt),
        only && eq(students.id, only),
        // A question for each of the few who are not enrolled: `exists` reads all cells at once.
        or(eq(students.status, 'ENROLLED'), sql`${marked} is not null`, sql`${came} is not null`),
      ),
    );
  return rows.toSorted(bySeat);
}

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
  return new Map(rows.map(({ studentId, ...meals }) => [studentId, meals]));
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
