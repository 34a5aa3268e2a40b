import type { MockExamId } from '@academy/domain/ids';
import { examState, type ExamForm, type ManagedExam } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import {
  mockExamPictures,
  mockExams,
  mockRegistrations,
  mockResults,
  reportedDeposits,
} from '../../../db/schema';
import { Refusal } from '../../../http/errors/refusal';
import { keptRows } from '../../../shared/operations/kept-rows-db';
import { toExam } from '../../../shared/registrations-db';

export type ExamRow = typeof mockExams.$inferSelect;

const countOf = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
const stands = sql`${mockRegistrations.canceledAt} is null`;

/** What the registrations of every exam add up to, in one pass. */
const sumsOf = (db: Db | Tx) =>
  db
    .select({
      examId: mockRegistrations.mockExamId,
      paperOnly: countOf(sql`${stands} and ${mockRegistrations.onSiteState} = 'none'`).as(
        'paper_only',
      ),
      paid: countOf(sql`${stands} and ${mockRegistrations.paymentStatus} = 'confirmed'`).as('paid'),
      unpaid: countOf(sql`${stands} and ${mockRegistrations.paymentStatus} = 'unpaid'`).as(
        'unpaid',
      ),
      refundDue: countOf(sql`${mockRegistrations.paymentStatus} = 'refund-due'`).as('refund_due'),
      reported: countOf(
        sql`${stands} and ${mockRegistrations.paymentStatus} = 'unpaid' and ${reportedDeposits.id} is not null`,
      ).as('reported'),
    })
    .from(mockRegistrations)
    .leftJoin(reportedDeposits, eq(reportedDeposits.registrationId, mockRegistrations.id))
    .groupBy(mockRegistrations.mockExamId)
    .as('sums');

/** Exams as managers see them, the latest exam day first: one query, however many they are. */
export async function readManagedExams(
  db: Db | Tx,
  now: Date,
  where?: SQL,
): Promise<ManagedExam[]> {
  const sums = sumsOf(db);
  const rows = await db
    .select({
      row: mockExams,
      paperOnly: sql<number>`coalesce(${sums.paperOnly}, 0)`,
      paid: sql<number>`coalesce(${sums.paid}, 0)`,
      unpaid: sql<number>`coalesce(${sums.unpaid}, 0)`,
      refundDue: sql<number>`coalesce(${sums.refundDue}, 0)`,
      reported: sql<number>`coalesce(${sums.reported}, 0)`,
    })
    .from(mockExams)
    .leftJoin(sums, eq(sums.examId, mockExams.id))
    .where(where)
    .orderBy(desc(mockExams.examDate), desc(mockExams.id));
  const today = seoulDay(now);
  return rows.map(({ row, ...counts }) => {
    const exam = toExam(row, today);
    return {
      ...exam,
      ...counts,
      pictures: [],
      draft: row.draft,
      version: row.version,
      targetStudents: row.targetStudents,
      registered: row.registered,
      state: examState({ ...exam, draft: row.draft }, today),
    };
  });
}

export const readSomeExams = (db: Db | Tx, ids: readonly MockExamId[], now: Date) =>
  readManagedExams(db, now, inArray(mockExams.id, [...ids]));

export async function readManagedExam(
  db: Db | Tx,
  id: MockExamId,
  now: Date,
): Promise<ManagedExam> {
  const [exam] = await readManagedExams(db, now, eq(mockExams.id, id));
  if (!exam) throw new Refusal('not-found');
  return exam;
}

/**
 * Locks an exam, so that seats, line and payments change one write at a time, and answers its state
 * then.
 */
export async function lockManagedExam(tx: Tx, id: MockExamId, now: Date): Promise<ManagedExam> {
  await tx
    .select({ id: mockExams.id })
    .from(mockExams)
    .where(eq(mockExams.id, id))
    .for('no key update');
  return readManagedExam(tx, id, now);
}

export async function insertExam(
  tx: Tx,
  form: Omit<ExamForm, 'pictures'>,
  now: Date,
): Promise<MockExamId> {
  const [row] = await tx
    .insert(mockExams)
    .values({ ...form, createdAt: now, updatedAt: now })
    .returning({ id: mockExams.id });
  if (!row) throw new Error('the exam was not inserted');
  return row.id;
}

export async function updateExam(
  tx: Tx,
  id: MockExamId,
  change: Partial<Omit<ExamRow, 'id' | 'version'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(mockExams)
    .set({ ...change, version: sql`${mockExams.version} + 1`, updatedAt: now })
    .where(eq(mockExams.id, id));
}

export const countRegistrations = (tx: Tx, id: MockExamId): Promise<number> =>
  tx.$count(mockRegistrations, eq(mockRegistrations.mockExamId, id));
export const countResults = (tx: Tx, id: MockExamId): Promise<number> =>
  tx.$count(mockResults, eq(mockResults.mockExamId, id));
export const deleteExamRow = (tx: Tx, id: MockExamId) =>
  tx.delete(mockExams).where(eq(mockExams.id, id));

/** Exams with their pictures as operations keep them; their registrations count the rest. */
export const keptExams = keptRows(mockExams, {
  except: ['registered', 'onSiteTaken', 'waitingCount', 'seatRows', 'seatColumns', 'seatRooms'],
  parts: { pictures: [mockExamPictures, mockExamPictures.mockExamId] },
});

/** Counts students, seats and line of an exam again, from its registrations. */
export const recountSeats = async (tx: Tx, id: MockExamId): Promise<void> => {
  const standing = (state?: 'confirmed' | 'waiting') =>
    tx.$count(
      mockRegistrations,
      and(
        eq(mockRegistrations.mockExamId, id),
        isNull(mockRegistrations.canceledAt),
        state && eq(mockRegistrations.onSiteState, state),
      ),
    );
  await tx
    .update(mockExams)
    .set({
      registered: await standing(),
      onSiteTaken: await standing('confirmed'),
      waitingCount: await standing('waiting'),
    })
    .where(eq(mockExams.id, id));
};
