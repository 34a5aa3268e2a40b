import type { MockRegistrationId, StudentId } from '@academy/domain/ids';
import {
  capacityLeft,
  onSiteLeft,
  registrationFlags,
  timeStatus,
  type MockExam,
  type MockRegistration,
  type MyMockRegistration,
} from '@academy/domain/mocks';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { mockExams, mockRegistrations } from '../db/schema';

type ExamRow = typeof mockExams.$inferSelect;
type RegistrationRow = typeof mockRegistrations.$inferSelect;

/**
 * An exam with the status that it has on a day, by the server's word; its pictures come with an
 * answer (`withPictures`).
 */
export function toExam(
  { closedAt, cancelledAt, cancelReason, ...row }: ExamRow,
  today: CalendarDay,
): MockExam {
  const closedEarly = closedAt !== null;
  const cancelled = cancelledAt && { at: cancelledAt.toISOString(), reason: cancelReason ?? '' };
  return {
    ...row,
    closedEarly,
    cancelled,
    pictures: [],
    timeStatus: timeStatus({ ...row, timeStatus: null, closedEarly, cancelled }, today),
    capacityLeft: capacityLeft(row),
    onSiteLeft: onSiteLeft(row),
  };
}

/**
 * The place in line from 1, counted from those that wait for the same exam; null for a student who
 * does not wait.
 */
export const waitingNumber = sql<
  number | null
>`(select count(*) from mock_registrations line where ${mockRegistrations.onSiteState} = 'waiting'
  and line.mock_exam_id = ${mockRegistrations.mockExamId} and line.on_site_state = 'waiting' and line.waiting_order <= ${mockRegistrations.waitingOrder})`.mapWith(
  (count) => Number(count) || null,
);

/** A registration as the wire carries it; `exam` decides whether it has expired. */
export function toRegistration(
  row: RegistrationRow,
  place: number | null,
  exam: MockExam,
  now: Date,
): MockRegistration {
  const {
    registeredAt,
    updatedAt,
    canceledAt,
    extendedUntil,
    waitingOrder: _order,
    ...registration
  } = row;
  return {
    ...registration,
    ...registrationFlags(exam, { canceledAt, extendedUntil }, now),
    waitingNumber: place,
    extendedUntil: extendedUntil?.toISOString() ?? null,
    registeredAt: registeredAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    canceledAt: canceledAt?.toISOString() ?? null,
  };
}

interface Wanted {
  studentId: StudentId;
  now: Date;
  /** Which of the student's registrations; all when left out. */
  where?: SQL | undefined;
  limit?: number;
}

/** A student's registrations with their exams, newest first. */
export async function readRegistrations(
  db: Db | Tx,
  { studentId, now, where, limit = 1000 }: Wanted,
): Promise<MyMockRegistration[]> {
  const rows = await db
    .select({ registration: mockRegistrations, place: waitingNumber, exam: mockExams })
    .from(mockRegistrations)
    .innerJoin(mockExams, eq(mockExams.id, mockRegistrations.mockExamId))
    .where(and(eq(mockRegistrations.studentId, studentId), where))
    .orderBy(desc(mockRegistrations.id))
    .limit(limit);
  return rows.map(({ registration, place, exam: row }) => {
    const exam = toExam(row, seoulDay(now));
    return { ...toRegistration(registration, place, exam, now), exam };
  });
}

/** Locks the exams of registrations, as every write to them does. */
export async function lockExamsOf(tx: Tx, ids: readonly MockRegistrationId[]): Promise<void> {
  const exams = tx
    .select({ id: mockRegistrations.mockExamId })
    .from(mockRegistrations)
    .where(inArray(mockRegistrations.id, [...ids]));
  await tx
    .select({ id: mockExams.id })
    .from(mockExams)
    .where(inArray(mockExams.id, exams))
    .orderBy(asc(mockExams.id))
    .for('no key update');
}
