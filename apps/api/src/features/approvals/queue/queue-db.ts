import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import {
  mockExams,
  mockRegistrations,
  reservations,
  absenceReasons,
  regularSchedules,
} from '../../../db/schema';
import { readReasonsWhere } from '../../../shared/schedule/reasons-db';
import { readSchedulesWhere } from '../../../shared/schedule/schedules-db';
import { presentStudents } from '../students-db';

/** The schedules that wait for a decision, of students who are there. */
export const readWaitingSchedules = (db: Db) =>
  readSchedulesWhere(
    db,
    and(
      eq(regularSchedules.status, 'PENDING'),
      inArray(regularSchedules.studentId, presentStudents(db)),
    ),
  );

/** The one-off reasons that wait, the oldest first. */
export const readWaitingReasons = (db: Db) =>
  readReasonsWhere(
    db,
    and(
      eq(absenceReasons.status, 'PENDING'),
      inArray(absenceReasons.studentId, presentStudents(db)),
    ),
  );

/** The schedules of these students that wait or hold. */
export const readStanding = (db: Db, ids: readonly StudentId[]) =>
  readSchedulesWhere(
    db,
    and(
      inArray(regularSchedules.studentId, [...ids]),
      inArray(regularSchedules.status, ['PENDING', 'APPROVED']),
    ),
  );

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
