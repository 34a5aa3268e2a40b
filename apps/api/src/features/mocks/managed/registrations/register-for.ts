import type { MockExamId } from '@academy/domain/ids';
import {
  decideAdding,
  examFieldTexts as texts,
  examNoticeFields,
  decideOnBehalf,
  offeredSubjects,
  priceOfChoice,
  subjectOptions,
  timeStatus,
  type ManagedExam,
  type ManagedRegistration,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../../db/database';
import { Refusal } from '../../../../http/errors/refusal';
import { refuseFields } from '../../../../http/errors/refuse-fields';
import type { Call } from '../../../../http/serve';
import { once } from '../../../../http/writes/once';
import { auditManager } from '../../../../shared/audit/manager-audit-db';
import { notify } from '../../../../shared/notify-db';
import { recordOperation } from '../../../../shared/operations/operations-db';
import { madeRows } from '../../../../shared/operations/restoring-rows-db';
import { notifyGuardians } from '../../../../shared/messages/notify-guardians';
import { lockStudents } from '../../../../shared/students/students-db';
import { readSubjectOptions } from '../../exams-db';
import { takeBackReminder } from '../../reminders/reminder-messages-db';
import { insertRegistration } from '../../seats-db';
import { lockManagedExam } from '../exams-db';
import { registrationFacts } from '../exam-facts';
import { refuseOnBehalf } from '../refuse-on-behalf';
import { allow } from '../write-exam';
import {
  isRegistered,
  keptStandings,
  noteManager,
  readManagedRegistrations,
} from './registrations-db';

type RegisterCall = Call<typeof mockManagementEndpoints.registerFor>;

/** Outside the registration days a manager says why. */
function refuseUnreasoned(exam: ManagedExam, reason: string, now: Date): void {
  if (reason === '' && timeStatus({ ...exam, timeStatus: null }, seoulDay(now)) !== 'OPEN')
    refuseFields({ reason: texts.reason });
}

async function readOne(
  tx: Tx,
  examId: MockExamId,
  { id }: Pick<ManagedRegistration, 'id'>,
): Promise<ManagedRegistration> {
  const [registration] = await readManagedRegistrations(tx, examId, [id]);
  if (!registration) throw new Refusal('not-found');
  return registration;
}

async function write(
  tx: Tx,
  call: RegisterCall,
  exam: ManagedExam,
  reason: string,
): Promise<ManagedRegistration> {
  const {
    actor: { managerId },
    body: { studentId, ...wanted },
    now,
  } = call;
  const offered = offeredSubjects(exam, subjectOptions(await readSubjectOptions(tx)));
  const choice = decideOnBehalf({
    exam,
    offered,
    wanted,
    present: { selectedSubjects: [], onSiteState: 'none' },
  });
  if (!choice.allowed) throw refuseOnBehalf(choice);
  const { selectedSubjects, onSiteState } = choice;
  const id = await insertRegistration(tx, {
    studentId,
    examId: exam.id,
    selectedSubjects,
    onSiteState,
    ...priceOfChoice(exam, null, selectedSubjects),
    now,
  });
  if (id === null)
    throw new Refusal(onSiteState === 'confirmed' ? 'seats-taken' : 'exam-capacity-reached');
  await noteManager(tx, id, { registeredBy: managerId, memo: reason });
  return readOne(tx, exam.id, { id });
}

/**
 * 대리 신청: for a student at the desk or on the phone, also when registering is over; the last seat is
 * still given once.
 */
export function registerFor(db: Db, call: RegisterCall) {
  const {
    params: { examId },
    body,
    now,
  } = call;
  const [reason, { studentId }] = [body.reason.trim(), body];
  return once(db, { ...call, again: (tx, made) => readOne(tx, examId, made) }, async (tx) => {
    const name = (await lockStudents(tx, [studentId])).get(studentId);
    if (name === undefined) throw new Refusal('not-found');
    const exam = await lockManagedExam(tx, examId, now);
    if (await isRegistered(tx, examId, studentId)) throw new Refusal('student-already-registered');
    allow(decideAdding(exam));
    refuseUnreasoned(exam, reason, now);
    const registration = await write(tx, call, exam, reason);
    await takeBackReminder(tx, 'closing', { examId, studentId });
    await auditManager(tx, call, {
      action: 'register-mock-for',
      entity: 'mock-registrations',
      entityId: registration.id,
      subject: name,
      after: { ...registrationFacts(registration), note: reason },
    });
    const fields = examNoticeFields(exam.title, registration.onSiteState);
    await notifyGuardians(tx, [{ kind: 'exam', studentId, fields, key: registration.id }], now);
    await notify(tx, { topic: 'mocks' }, [studentId]);
    const undo = await recordOperation(
      tx,
      { kind: 'mocks.change', by: call.actor.managerId, at: now, label: exam.title },
      await madeRows(tx, keptStandings, [registration.id]),
    );
    return { ...registration, undo };
  });
}
