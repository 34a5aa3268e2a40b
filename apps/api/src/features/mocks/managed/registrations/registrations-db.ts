import type { ManagerId, MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { isShown, placeOf, type ExamRoom, type ManagedRegistration } from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import type { ClockTime } from '@academy/domain/time';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/database';
import {
  managers,
  mockExams,
  mockRegistrations,
  reportedDeposits,
  students,
} from '../../../../db/schema';
import { keptRows, type KeptRow } from '../../../../shared/operations/kept-rows-db';
import { only } from '../../../../shared/only';
import { lockExamsOf, waitingNumber } from '../../../../shared/registrations-db';
import { studentFactColumns } from '../../../../shared/students/student-facts-db';

/** When a student who sits here came to the academy on the exam's day, before it ended. */
const arrivedAt = sql<ClockTime | null>`(select visit.arrived_at from attendance_visits visit
  where ${mockRegistrations.onSiteState} = 'confirmed' and visit.student_id = ${mockRegistrations.studentId} and visit.date = ${mockExams.examDate}
  and (${mockExams.examEndTime} is null or visit.arrived_at < ${mockExams.examEndTime}))`;
const hasResults = sql<boolean>`exists (select from mock_results result
  where result.mock_exam_id = ${mockRegistrations.mockExamId} and result.student_id = ${mockRegistrations.studentId})`;

/** Where someone sits: the room, where there are several, and the seat in it. */
function seatOf(
  { onSiteState, seatNumber }: typeof mockRegistrations.$inferSelect,
  rooms: readonly ExamRoom[] | null,
) {
  const seat = onSiteState === 'confirmed' ? seatNumber : null;
  const place = seat !== null && rooms ? placeOf(rooms, seat) : null;
  return { seatRoom: place?.room.name ?? null, seatNumber: place?.number ?? seat };
}

/** Registrations as managers see them, in the order in which they came. */
async function select(db: Db | Tx, where: SQL | undefined): Promise<ManagedRegistration[]> {
  const rows = await db
    .select({
      row: mockRegistrations,
      place: waitingNumber,
      registeredByName: managers.name,
      depositorNames: students.depositorNames,
      report: {
        depositorName: reportedDeposits.depositorName,
        amount: reportedDeposits.amount,
        day: reportedDeposits.day,
      },
      arrivedAt,
      hasResults,
      rooms: mockExams.seatRooms,
      ...studentFactColumns,
    })
    .from(mockRegistrations)
    .innerJoin(students, eq(students.id, mockRegistrations.studentId))
    .innerJoin(mockExams, eq(mockExams.id, mockRegistrations.mockExamId))
    .leftJoin(managers, eq(managers.id, mockRegistrations.registeredBy))
    .leftJoin(reportedDeposits, eq(reportedDeposits.registrationId, mockRegistrations.id))
    .where(where)
    .orderBy(asc(mockRegistrations.id));
  return rows.map(({ row, place, report, rooms, ...facts }) => ({
    ...row,
    ...facts,
    waitingNumber: place,
    registeredAt: row.registeredAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    canceledAt: row.canceledAt?.toISOString() ?? null,
    extendedUntil: row.extendedUntil?.toISOString() ?? null,
    ...seatOf(row, rooms),
    reported:
      report && isShown({ ...row, ...facts }, 'unpaid')
        ? { ...report, amount: won(report.amount) }
        : null,
  }));
}

/** All registrations for an exam, cancelled ones included; or the given ones. */
export const readManagedRegistrations = (
  db: Db | Tx,
  examId: MockExamId,
  ids?: readonly MockRegistrationId[],
): Promise<ManagedRegistration[]> =>
  select(
    db,
    and(eq(mockRegistrations.mockExamId, examId), ids && inArray(mockRegistrations.id, [...ids])),
  );

/** The same, each with the class (반) of its student. */
export async function readClassedRegistrations(
  db: Db | Tx,
  examId: MockExamId,
): Promise<(ManagedRegistration & { className: string | null })[]> {
  const rows = await db
    .select({ id: mockRegistrations.id, className: students.className })
    .from(mockRegistrations)
    .innerJoin(students, eq(students.id, mockRegistrations.studentId))
    .where(eq(mockRegistrations.mockExamId, examId));
  const classes = new Map(rows.map(({ id, className }) => [id, className]));
  const registrations = await readManagedRegistrations(db, examId);
  return registrations.map((one) => ({ ...one, className: classes.get(one.id) ?? null }));
}

/**
 * Locks the exams of registrations, as every write to them does, and reads them as they are then.
 */
export async function lockRegistrationsOf(
  tx: Tx,
  ids: readonly MockRegistrationId[],
): Promise<ManagedRegistration[]> {
  await lockExamsOf(tx, ids);
  return select(tx, inArray(mockRegistrations.id, [...ids]));
}

/** Which of these students are registered for an exam. */
export const registeredAmong = async (
  tx: Tx,
  examId: MockExamId,
  studentIds: readonly StudentId[],
): Promise<ReadonlySet<StudentId>> => {
  const rows = await tx
    .select({ studentId: mockRegistrations.studentId })
    .from(mockRegistrations)
    .where(
      and(
        eq(mockRegistrations.mockExamId, examId),
        inArray(mockRegistrations.studentId, [...studentIds]),
        isNull(mockRegistrations.canceledAt),
      ),
    );
  return new Set(rows.map(({ studentId }) => studentId));
};

/** Notes on registrations who made them for the students, and why. */
export const noteManager = (
  tx: Tx,
  ids: readonly MockRegistrationId[],
  { registeredBy, memo }: { registeredBy: ManagerId; memo: string },
) =>
  tx
    .update(mockRegistrations)
    .set({ registeredBy, memo })
    .where(inArray(mockRegistrations.id, [...ids]));

/** What managers change of a registration without moving it between seat and line. */
export const WRITTEN = [
  'selectedSubjects',
  'fee',
  'memo',
  'extendedUntil',
  'paidAmount',
  'refundedAmount',
  'depositorName',
  'depositDay',
  'attendance',
] as const;
const VALUES = ['id', 'prices', ...WRITTEN] as const;

/** Writes many at once. */
export async function writeRegistrations(
  tx: Tx,
  rows: readonly Pick<ManagedRegistration, (typeof VALUES)[number]>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => only(row, VALUES));
  await tx.execute(sql`
    update mock_registrations r set selected_subjects = w."selectedSubjects", memo = w.memo, extended_until = w."extendedUntil", fee = w.fee, prices = w.prices, paid_amount = w."paidAmount", refunded_amount = w."refundedAmount",
      deposit_day = w."depositDay", depositor_name = w."depositorName", attendance = w.attendance, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as w (id bigint, "selectedSubjects" jsonb, memo text, "extendedUntil" timestamptz, fee int, prices jsonb, "paidAmount" int, "refundedAmount" int, "depositDay" date, "depositorName" text, attendance text)
    where r.id = w.id`);
}

/**
 * Cancels all registrations for an exam that does not take place; what was paid is owed back. The
 * caller counts seats and line.
 */
export async function cancelAll(tx: Tx, examId: MockExamId, now: Date): Promise<void> {
  await tx
    .update(mockRegistrations)
    .set({
      onSiteState: 'none',
      waitingOrder: null,
      canceledAt: now,
      updatedAt: now,
    })
    .where(and(eq(mockRegistrations.mockExamId, examId), isNull(mockRegistrations.canceledAt)));
}

/** What a cancellation changes of registrations. */
export const keptStandings = keptRows(mockRegistrations, {
  only: [
    'id',
    'studentId',
    'mockExamId',
    'onSiteState',
    'waitingOrder',
    'canceledAt',
    'paidAmount',
    'refundedAmount',
  ],
  name: 'standing',
});

/** What managers change of them besides. Who cancelled since has nothing brought back. */
export const keptRegistrations = keptRows(mockRegistrations, {
  only: ['studentId', ...VALUES, 'canceledAt'],
  name: 'mock-registration',
});

/** The place in line that a registration had; at its end when another user has it by now. */
const placeInLine = (id: MockRegistrationId, order: number) => sql`
  case when exists (select 1 from mock_registrations other where other.mock_exam_id = mock_registrations.mock_exam_id
    and other.waiting_order = ${order}::int and other.id <> ${id}::bigint)
  then (select max(other.waiting_order) + 1 from mock_registrations other where other.mock_exam_id = mock_registrations.mock_exam_id)
  else ${order}::int end`;

/** Restores what cancellations changed. The caller counts seats and line. */
export async function writeStandings(
  tx: Tx,
  rows: readonly KeptRow<typeof keptStandings>[],
  now: Date,
): Promise<void> {
  for (const { id, onSiteState, waitingOrder, canceledAt, ...amounts } of rows)
    await tx
      .update(mockRegistrations)
      .set({
        onSiteState,
        waitingOrder: waitingOrder === null ? null : placeInLine(id, waitingOrder),
        // What a cancelled one had asked for stays written.
        ...(canceledAt === null && { onSiteExam: onSiteState !== 'none' }),
        canceledAt,
        paidAmount: amounts.paidAmount,
        refundedAmount: amounts.refundedAmount,
        updatedAt: now,
      })
      .where(eq(mockRegistrations.id, id));
}
