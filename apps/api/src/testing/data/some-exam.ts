import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { amountsOf, type MockPaymentStatus, type OnSiteState } from '@academy/domain/mocks';
import { won } from '@academy/domain/money';
import { seoulDay, shiftDay } from '@academy/domain/time';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mockExams, mockRegistrations, mockResults } from '../../db/schema';

type NewExam = typeof mockExams.$inferInsert;
type NewRegistration = typeof mockRegistrations.$inferInsert;

/**
 * Inserts an exam that is open at `now` and for ten more days: 30,000 won, no subject, unlimited
 * seats.
 */
export async function insertExam(
  db: Db,
  now: Date,
  overrides: Partial<NewExam> = {},
): Promise<MockExamId> {
  const today = seoulDay(now);
  const [row] = await db
    .insert(mockExams)
    .values({
      title: '3월 모의고사',
      examDate: shiftDay(today, 20),
      registrationStartDate: shiftDay(today, -5),
      registrationEndDate: shiftDay(today, 10),
      fee: won(30_000),
      ...overrides,
    })
    .returning({ id: mockExams.id });
  if (!row) throw new Error('the exam was not inserted');
  return row.id;
}

interface Registering extends Partial<NewRegistration> {
  /** Sets the amounts behind it. */
  paymentStatus?: MockPaymentStatus;
  studentId: StudentId;
  mockExamId: MockExamId;
  onSiteState?: OnSiteState;
}

/**
 * Inserts a registration as if the student had made it at `now`, and counts it with its seat or its
 * place in line on the exam.
 */
export async function insertRegistration(
  db: Db,
  now: Date,
  { onSiteState = 'none', paymentStatus = 'unpaid', ...rest }: Registering,
): Promise<MockRegistrationId> {
  const fee = paymentStatus === 'free' ? won(0) : (rest.fee ?? won(30_000));
  const isWaiting = onSiteState === 'waiting';
  const nextInLine = sql<number>`(select coalesce(max(waiting_order), 0) + 1 from mock_registrations where mock_exam_id = ${rest.mockExamId})`;
  const [row] = await db
    .insert(mockRegistrations)
    .values({
      selectedSubjects: [],
      onSiteExam: onSiteState !== 'none',
      onSiteState,
      waitingOrder: isWaiting ? nextInLine : null,
      ...amountsOf(fee, paymentStatus),
      registeredAt: now,
      updatedAt: now,
      ...rest,
      fee,
    })
    .returning({ id: mockRegistrations.id });
  if (!row) throw new Error('the registration was not inserted');
  const [taken, waiting] = [onSiteState === 'confirmed' ? 1 : 0, isWaiting ? 1 : 0];
  await db
    .update(mockExams)
    .set({
      registered: sql`${mockExams.registered} + ${rest.canceledAt ? 0 : 1}`,
      onSiteTaken: sql`${mockExams.onSiteTaken} + ${taken}`,
      waitingCount: sql`${mockExams.waitingCount} + ${waiting}`,
    })
    .where(eq(mockExams.id, rest.mockExamId));
  return row.id;
}

/** Inserts a result: 국어, 92 points. */
export const insertResult = (
  db: Db,
  now: Date,
  result: Pick<typeof mockResults.$inferInsert, 'mockExamId' | 'studentId'> &
    Partial<typeof mockResults.$inferInsert>,
) => db.insert(mockResults).values({ subject: '국어', rawScore: 92, updatedAt: now, ...result });
