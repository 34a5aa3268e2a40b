import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { seatFreeWords } from '@academy/domain/messages';
import { examNoticeFields, type MyMockRegistration } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { traceOf } from '../../http/log/trace';
import { audit } from '../../shared/audit/audit-db';
import { notifyStudents } from '../../shared/messages/push-db';
import { notify } from '../../shared/notify-db';
import { notifyGuardians } from '../../shared/messages/notify-guardians';
import { lockStudent } from '../../shared/students/students-db';
import { lockExam } from './exams-db';
import { findRegistration, readRegistration } from './registrations-db';
import { promoteFromWaitlist } from './seats-db';

interface OwnRegistration {
  id: MockRegistrationId;
  studentId: StudentId;
  now: Date;
}

/**
 * Locks the student and the exam (in this order) and reads the registration as it is then: until
 * the exam is locked another user's cancellation may still move it up. Another student's is refused
 * (403).
 */
export async function lockRegistration(
  tx: Tx,
  { id, studentId, now }: OwnRegistration,
): Promise<{ registration: MyMockRegistration; studentName: string }> {
  const { name: studentName } = await lockStudent(tx, studentId);
  const found = await findRegistration(tx, id);
  if (!found) throw new Refusal('not-found');
  if (found.studentId !== studentId) throw new Refusal('forbidden');
  await lockExam(tx, found.examId, seoulDay(now));
  return { registration: await readRegistration(tx, { id, studentId, now }), studentName };
}

/** What the audit log keeps of a registration. */
export const registrationFacts = ({
  mockExamId: examId,
  selectedSubjects,
  onSiteState,
  canceled,
  fee,
  paidAmount,
  refundedAmount,
  paymentStatus,
}: MyMockRegistration) => ({
  examId,
  selectedSubjects,
  onSiteState,
  canceled,
  fee,
  paidAmount,
  refundedAmount,
  paymentStatus,
});

/** Notifies guardians that their child has a seat now. */
async function tellMovedUp(
  tx: Tx,
  moved: readonly { id: MockRegistrationId; studentId: StudentId; exam: string }[],
  now: Date,
): Promise<void> {
  await notifyGuardians(
    tx,
    moved.map(({ id, studentId, exam }) => ({
      kind: 'exam',
      studentId,
      fields: examNoticeFields(exam, 'moved-up'),
      key: `${id} moved-up`,
    })),
    now,
  );
}

/**
 * Moves the line up after a seat was freed, writes down who got one, and lets their screens know.
 */
export async function promoteWaiting(
  tx: Tx,
  mockExamId: MockExamId,
  now: Date,
  request: FastifyRequest,
): Promise<void> {
  const moved = await promoteFromWaitlist(tx, mockExamId, now);
  for (const { id } of moved) {
    await audit(tx, traceOf(request), {
      actorKind: 'system',
      actorId: null,
      actorName: 'system',
      role: null,
      action: 'pass-on-seat',
      entity: 'mock-registrations',
      entityId: id,
      after: { onSiteState: 'confirmed' },
    });
  }
  await tellMovedUp(tx, moved, now);
  await notifyStudents(
    tx,
    moved.map(({ id, studentId }) => ({
      studentId,
      kind: 'seat-free' as const,
      what: `${id} ${now.toISOString()}`,
      words: seatFreeWords,
    })),
    now,
  );
  if (moved.length > 0)
    await notify(
      tx,
      { topic: 'mocks' },
      moved.map(({ studentId }) => studentId),
    );
}
