import { mockExamIdSchema, type MockExamId, type MockRegistrationId } from '@academy/domain/ids';
import {
  decideRegister,
  examNoticeFields,
  offeredSubjects,
  priceOfChoice,
  subjectOptions,
  type OnSiteState,
  type RegistrationResult,
  type mockEndpoints,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { once } from '../../http/writes/once';
import { notNow, Refusal } from '../../http/errors/refusal';
import { createTurnstile } from '../../http/limits/turnstile';
import { isOwnId } from '../../http/auth/own-id';
import type { Call } from '../../http/serve';
import { traceOf } from '../../http/log/trace';
import { audit } from '../../shared/audit/audit-db';
import { notify } from '../../shared/notify-db';
import { notifyGuardians } from '../../shared/messages/notify-guardians';
import { lockStudent } from '../../shared/students/students-db';
import { lockExam, readSubjectOptions } from './exams-db';
import { refuse } from './refuse';
import { takeBackReminder } from './reminders/reminder-messages-db';
import { readRegistration, readStanding } from './registrations-db';
import { insertRegistration } from './seats-db';

/** The exam that a body names, by text or by number. */
export function examIdOf({ mockExamId }: { mockExamId: string | number }): MockExamId {
  const id = String(mockExamId);
  if (!isOwnId(id)) throw new Refusal('not-found');
  return mockExamIdSchema.parse(id);
}

/**
 * How many registrations for one exam run at once: one holds its lock, the others are about to. All
 * others wait without a connection, so that a rush does not block other calls.
 */
const AT_ONCE = 3;

export const registrationLine = () =>
  createTurnstile({ width: AT_ONCE, refuse: () => notNow('busy', 2) });

type RegisterCall = Call<typeof mockEndpoints.register>;

interface Registered {
  registrationId: MockRegistrationId;
  examId: MockExamId;
  exam: { title: string };
  student: { name: string };
  decision: { selectedSubjects: string[]; onSiteState: OnSiteState };
}

/** Logs the registration and notifies the guardians. */
async function tellRegistered(
  tx: Tx,
  { actor: { studentId }, now, request }: RegisterCall,
  { registrationId, examId, exam, student, decision }: Registered,
): Promise<void> {
  const { selectedSubjects, onSiteState } = decision;
  await audit(tx, traceOf(request), {
    actorKind: 'student',
    actorId: studentId,
    actorName: student.name,
    role: 'STUDENT',
    action: 'register-mock',
    entity: 'mock-registrations',
    entityId: registrationId,
    after: { examId, selectedSubjects, onSiteState },
  });
  const fields = examNoticeFields(exam.title, onSiteState);
  const notice = { kind: 'exam' as const, studentId, fields, key: registrationId };
  await notifyGuardians(tx, [notice], now);
}

/**
 * Registers a student for an exam, once per `Idempotency-Key`, in one transaction: lock the
 * student, then the exam, decide by the rule and the time at which the request arrived, take the
 * seat and write in one statement, audit.
 */
export async function register(db: Db, call: RegisterCall) {
  const {
    actor: { studentId },
    body,
    now,
  } = call;
  const examId = examIdOf(body);
  const own = { studentId, now };
  const today = seoulDay(now);
  const again = async (tx: Tx, { registrationId }: RegistrationResult) => ({
    success: true as const,
    registrationId,
    registration: await readRegistration(tx, { ...own, id: registrationId }),
  });
  return once(db, { ...call, again }, async (tx) => {
    const student = await lockStudent(tx, studentId);
    // Read before the exam is locked, because every registration waits for that lock; the student's
    // lock keeps them unchanged.
    const registration = await readStanding(tx, { ...own, examId });
    const academyOptions = subjectOptions(await readSubjectOptions(tx));
    await takeBackReminder(tx, 'closing', examId, [studentId]);
    const exam = await lockExam(tx, examId, today);
    if (!exam) throw new Refusal('not-found');
    const decision = decideRegister({
      today,
      grade: student.grade,
      className: student.className,
      studentId,
      exam,
      offered: offeredSubjects(exam, academyOptions),
      registration,
      body,
    });
    if (!decision.allowed) throw refuse(decision);

    const { selectedSubjects, onSiteState } = decision;
    const registrationId = await insertRegistration(tx, {
      studentId,
      examId,
      selectedSubjects,
      onSiteState,
      ...priceOfChoice(exam, null, selectedSubjects),
      now,
    });
    if (registrationId === null)
      throw refuse({ reason: onSiteState === 'confirmed' ? 'on-site-full' : 'exam-full' });
    await tellRegistered(tx, call, { registrationId, examId, exam, student, decision });
    await notify(tx, { topic: 'mocks' });
    return {
      success: true as const,
      registrationId,
      registration: await readRegistration(tx, { ...own, id: registrationId }),
    };
  });
}
