import type { PointType } from '@academy/domain/points';
import type { CalendarDay } from '@academy/domain/time';
import { and, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { studentPoints, students } from '../../../db/schema';

/** The valid points of the students in the list, summed by the day of the incident. */
export function readPointDays(db: Db, since: CalendarDay) {
  const sum = (type: PointType) =>
    sql<number>`coalesce(sum(${studentPoints.points}) filter (where ${studentPoints.pointType} = ${type}), 0)`.mapWith(
      Number,
    );
  return db
    .select({ date: studentPoints.incidentDate, rewards: sum('REWARD'), penalties: sum('PENALTY') })
    .from(studentPoints)
    .innerJoin(students, eq(students.id, studentPoints.studentId))
    .where(
      and(
        gte(studentPoints.incidentDate, since),
        isNull(studentPoints.voidedAt),
        isNull(students.deletedAt),
        ne(students.status, 'LEFT'),
      ),
    )
    .groupBy(studentPoints.incidentDate);
}
