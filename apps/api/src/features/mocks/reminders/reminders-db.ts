import type { StudentId } from '@academy/domain/ids';
import type { ExamReminder } from '@academy/domain/mocks';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, eq, exists, inArray, isNull, lt, lte, not, notExists, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { mockExams, mockRegistrations, pushSubscriptions, students } from '../../../db/schema';
import { readDevicesToNotify } from '../../../shared/messages/push-db';
import { isForThem } from '../../../shared/students/targets-db';

/**
 * Exams of which is to be reminded: those that take place, and for the end of registering those
 * that can still be registered for.
 */
export const readExamsToRemindOf = (
  db: Db,
  reminder: ExamReminder,
  days: readonly CalendarDay[],
  today: CalendarDay,
) =>
  db
    .select()
    .from(mockExams)
    .where(
      and(
        not(mockExams.draft),
        isNull(mockExams.cancelledAt),
        reminder === 'day'
          ? inArray(mockExams.examDate, [...days])
          : and(
              inArray(mockExams.registrationEndDate, [...days]),
              lte(mockExams.registrationStartDate, today),
              isNull(mockExams.closedAt),
              or(isNull(mockExams.capacity), lt(mockExams.registered, mockExams.capacity)),
            ),
      ),
    )
    .orderBy(asc(mockExams.id));

type Exam = Awaited<ReturnType<typeof readExamsToRemindOf>>[number];

/** Who is reminded: the registered of the day, of the end all others whom the exam is for. */
export async function readStudentsToRemind(
  db: Db,
  reminder: ExamReminder,
  exam: Exam,
): Promise<StudentId[]> {
  const standing = db
    .select({ id: mockRegistrations.id })
    .from(mockRegistrations)
    .where(
      and(
        eq(mockRegistrations.mockExamId, exam.id),
        eq(mockRegistrations.studentId, students.id),
        isNull(mockRegistrations.canceledAt),
      ),
    );
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .innerJoin(mockExams, eq(mockExams.id, exam.id))
    .where(
      and(
        eq(students.status, 'ENROLLED'),
        isNull(students.deletedAt),
        reminder === 'day' ? exists(standing) : and(notExists(standing), isForThem(mockExams)),
      ),
    )
    .orderBy(asc(students.id));
  return rows.map(({ id }) => id);
}

/** The devices of these students that were not reminded yet. */
export const readDevicesToRemind = (
  db: Db,
  { ids, what, now }: { ids: readonly StudentId[]; what: string; now: Date },
) =>
  readDevicesToNotify(
    db,
    'exam-reminder',
    what,
    now,
    inArray(pushSubscriptions.studentId, [...ids]),
  );
