import type { CalendarMonth } from '@academy/domain/time';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mealMonths, students } from '../../db/schema';

/** 재원 students, and whether they have a meal in the month. */
export const readEnrolled = (db: Db, month: CalendarMonth) =>
  db
    .select({
      id: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      school: students.school,
      className: students.className,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
      status: students.status,
      version: students.version,
      applied: sql<boolean>`coalesce(${mealMonths.lunch} | ${mealMonths.dinner}, 0) <> 0`,
    })
    .from(students)
    .leftJoin(mealMonths, and(eq(mealMonths.studentId, students.id), eq(mealMonths.month, month)))
    .where(and(eq(students.status, 'ENROLLED'), isNull(students.deletedAt)));
