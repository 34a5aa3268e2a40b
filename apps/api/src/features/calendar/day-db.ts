import type { CalendarDay } from '@academy/domain/time';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { reservations, students } from '../../db/schema';

/** Whoever eats on a day, and every enrolled student who does not. One query. */
export const readDayStudents = (db: Db, date: CalendarDay) =>
  db.select({
    id: students.id, name: students.name, seat: students.seat, grade: students.grade, school: students.school, phoneTail: sql<string>`right(${students.phone}, 4)`, status: students.status,
    lunch: sql<boolean>`coalesce(${reservations.lunch}, false)`, dinner: sql<boolean>`coalesce(${reservations.dinner}, false)`,
    changedAt: reservations.updatedAt, changedBy: reservations.updatedByKind, note: students.memo, allergy: students.allergy,
  }).from(students)
    .leftJoin(reservations, and(eq(reservations.studentId, students.id), eq(reservations.date, date)))
    .where(and(isNull(students.deletedAt), or(eq(students.status, 'ENROLLED'), reservations.lunch, reservations.dinner)));
