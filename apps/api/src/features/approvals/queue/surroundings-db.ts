import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { mockExams, mockRegistrations, reservations } from '../../../db/schema';

/** What students ordered to eat from a day on: one query, whatever the number of students. */
export async function readOrdered(db: Db, ids: readonly StudentId[], from: CalendarDay) {
  const { studentId, date, lunch, dinner } = reservations;
  const rows = await db
    .select({ studentId, date, lunch, dinner })
    .from(reservations)
    .where(and(inArray(studentId, [...ids]), gte(date, from), or(lunch, dinner)))
    .orderBy(asc(date));
  return groupBy(rows, (row) => row.studentId);
}

/** The exams from a day on for which students come here: one query as well. */
export async function readExams(db: Db, ids: readonly StudentId[], from: CalendarDay) {
  const { studentId, mockExamId, canceledAt, onSiteState } = mockRegistrations;
  const rows = await db
    .select({ studentId, date: mockExams.examDate, title: mockExams.title })
    .from(mockRegistrations)
    .innerJoin(mockExams, eq(mockExams.id, mockExamId))
    .where(
      and(
        inArray(studentId, [...ids]),
        isNull(canceledAt),
        eq(onSiteState, 'confirmed'),
        gte(mockExams.examDate, from),
      ),
    )
    .orderBy(asc(mockExams.examDate), asc(mockExams.id));
  return groupBy(rows, (row) => row.studentId);
}
