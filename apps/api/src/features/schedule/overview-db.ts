import { compulsoryPeriods } from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import {
  scheduleStanding,
  type ScheduleStudents,
  type ScheduleSurroundings,
} from '@academy/domain/schedule';
import { bySeat } from '@academy/domain/identity';
import { LAST_DAY, seoulDay } from '@academy/domain/time';
import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mockExams, mockRegistrations, regularSchedules, students } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { prepareReadReservations } from '../../shared/reservations-db';
import { readAttendanceSettings } from '../../shared/settings/kept-settings';
import { readScheduleSettings } from '../../shared/settings/kept-settings';

/**
 * All enrolled students with the present state of their schedules: two queries for any number of
 * students.
 */
export async function readScheduleStudents(db: Db, now: Date): Promise<ScheduleStudents> {
  const today = seoulDay(now);
  const rows = await db
    .select({
      id: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      school: students.school,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
    })
    .from(students)
    .where(and(isNull(students.deletedAt), eq(students.status, 'ENROLLED')));
  const { studentId, id, status, replacesId, firstDate, lastDate } = regularSchedules;
  const standing = await db
    .select({ studentId, id, status, replacesId, firstDate, lastDate })
    .from(regularSchedules)
    .where(
      and(
        inArray(status, ['PENDING', 'APPROVED']),
        or(eq(status, 'PENDING'), isNull(lastDate), gte(lastDate, today)),
      ),
    );
  const schedulesOf = groupBy(standing, (schedule) => schedule.studentId);
  return {
    asOf: now.toISOString(),
    content: rows.toSorted(bySeat).map(({ id: student, ...row }) => ({
      studentId: student,
      ...row,
      ...scheduleStanding(schedulesOf.get(student) ?? [], today),
    })),
  };
}

/**
 * What a student ordered to eat, the exams for which a student comes, from today on, and the
 * periods that are compulsory.
 */
export async function readSurroundings(
  db: Db,
  studentId: StudentId,
  now: Date,
): Promise<ScheduleSurroundings> {
  const today = seoulDay(now);
  if (
    (await db.$count(students, and(eq(students.id, studentId), isNull(students.deletedAt)))) === 0
  )
    throw new Refusal('not-found');
  const [reservations, { mealTimes }, attendance, exams] = await Promise.all([
    prepareReadReservations(db)(studentId, today, LAST_DAY),
    readScheduleSettings(db),
    readAttendanceSettings(db),
    db
      .select({ date: mockExams.examDate, title: mockExams.title })
      .from(mockRegistrations)
      .innerJoin(mockExams, eq(mockExams.id, mockRegistrations.mockExamId))
      .where(
        and(
          eq(mockRegistrations.studentId, studentId),
          isNull(mockRegistrations.canceledAt),
          eq(mockRegistrations.onSiteState, 'confirmed'),
          gte(mockExams.examDate, today),
        ),
      )
      .orderBy(asc(mockExams.examDate), asc(mockExams.id)),
  ]);
  return { reservations, mealTimes, compulsory: compulsoryPeriods(attendance), exams };
}
