import type { MockExamId, StudentId } from '@academy/domain/ids';
import {
  decideAdding,
  examDecisionText,
  examFieldTexts as texts,
  examNoticeFields,
  examRefusalText,
  decideOnBehalf,
  offeredSubjects,
  priceOfChoice,
  subjectOptions,
  timeStatus,
  type ManagedExam,
  type ManagedRegistration,
  type OnSiteState,
  type RegistrationsResult,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../../db/database';
import { Refusal } from '../../../../http/errors/refusal';
import { refuseFields } from '../../../../http/errors/refuse-fields';
import type { Call } from '../../../../http/serve';
import { once } from '../../../../http/writes/once';
import { auditManager, type ManagersCall } from '../../../../shared/audit/manager-audit-db';
import { notify } from '../../../../shared/notify-db';
import { recordOperation } from '../../../../shared/operations/operations-db';
import { madeRows } from '../../../../shared/operations/restoring-rows-db';
import { notifyGuardians } from '../../../../shared/messages/notify-guardians';
import { lockStudents } from '../../../../shared/students/students-db';
import { readSubjectOptions } from '../../exams-db';
import { takeBackReminder } from '../../reminders/reminder-messages-db';
import { insertRegistration } from '../../seats-db';
import { currentRegistrations } from '../bulk';
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
type OnBehalfChoice = Extract<ReturnType<typeof decideOnBehalf>, { allowed: true }>;

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

interface Adding {
  exam: ManagedExam;
  studentId: StudentId;
  name: string;
  choice: OnBehalfChoice;
  reason: string;
}

/** Writes a registration that was decided, with its line of the log and what guardians hear. */
async function add(
  tx: Tx,
  call: ManagersCall & { now: Date },
  { exam, studentId, name, choice: { selectedSubjects, onSiteState }, reason }: Adding,
): Promise<ManagedRegistration> {
  const { actor, now } = call;
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
  await noteManager(tx, id, { registeredBy: actor.managerId, memo: reason });
  const registration = await readOne(tx, exam.id, { id });
  await takeBackReminder(tx, 'closing', { examId: exam.id, studentId });
  await auditManager(tx, call, {
    action: 'register-mock-for',
    entity: 'mock-registrations',
    entityId: registration.id,
    subject: name,
    after: { ...registrationFacts(registration), note: reason },
  });
  const fields = examNoticeFields(exam.title, registration.onSiteState);
  await notifyGuardians(tx, [{ kind: 'exam', studentId, fields, key: registration.id }], now);
  return registration;
}

/** Tells the screens, and keeps the way back. */
async function finish(
  tx: Tx,
  { actor, now }: ManagersCall & { now: Date },
  exam: ManagedExam,
  made: readonly ManagedRegistration[],
) {
  await notify(
    tx,
    { topic: 'mocks' },
    made.map(({ studentId }) => studentId),
  );
  return recordOperation(
    tx,
    { kind: 'mocks.change', by: actor.managerId, at: now, label: exam.title },
    await madeRows(
      tx,
      keptStandings,
      made.map(({ id }) => id),
    ),
  );
}

const NOTHING_YET: Pick<ManagedRegistration, 'selectedSubjects' | 'onSiteState'> = {
  selectedSubjects: [],
  onSiteState: 'none',
};
const readOffered = async (tx: Tx, exam: ManagedExam) =>
  offeredSubjects(exam, subjectOptions(await readSubjectOptions(tx)));

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
    const choice = decideOnBehalf({
      exam,
      offered: await readOffered(tx, exam),
      wanted: body,
      present: NOTHING_YET,
    });
    if (!choice.allowed) throw refuseOnBehalf(choice);
    const registration = await add(tx, call, { exam, studentId, name, choice, reason });
    const undo = await finish(tx, call, exam, [registration]);
    return { ...registration, undo };
  });
}

/** The exam's places, seats and line as they are after one more. */
const counted = (exam: ManagedExam, to: OnSiteState): ManagedExam => ({
  ...exam,
  onSiteTaken: exam.onSiteTaken + Number(to === 'confirmed'),
  waitingCount: exam.waitingCount + Number(to === 'waiting'),
  capacityLeft: exam.capacityLeft === null ? null : exam.capacityLeft - 1,
});

/**
 * The same for several students, all or none, in the order of the list: the first get the seats.
 * Who cannot be registered refuses the whole list, by name.
 */
export function registerSeveral(
  db: Db,
  call: Call<typeof mockManagementEndpoints.registerSeveral>,
): Promise<RegistrationsResult> {
  const {
    params: { examId },
    body: { entries, onSiteExam, waitForSeat },
    now,
  } = call;
  const reason = call.body.reason.trim();
  const wanted = new Map(entries.map((entry) => [entry.studentId, entry.selectedSubjects]));
  return once(db, { ...call, again: currentRegistrations(examId) }, async (tx) => {
    const names = await lockStudents(tx, [...wanted.keys()]);
    if (names.size < wanted.size) throw new Refusal('not-found');
    let exam = await lockManagedExam(tx, examId, now);
    refuseUnreasoned(exam, reason, now);
    const offered = await readOffered(tx, exam);
    const made: ManagedRegistration[] = [];
    for (const [studentId, selectedSubjects] of wanted) {
      const name = names.get(studentId) ?? '';
      const refuse = (text: string) => refuseFields({ entries: `${name}: ${text}` });
      if (await isRegistered(tx, examId, studentId))
        refuse(examRefusalText('student-already-registered'));
      allow(decideAdding(exam));
      const choice = decideOnBehalf({
        exam,
        offered,
        wanted: { selectedSubjects, onSiteExam, waitForSeat },
        present: NOTHING_YET,
      });
      if (choice.allowed) {
        made.push(await add(tx, call, { exam, studentId, name, choice, reason }));
        exam = counted(exam, choice.onSiteState);
      } else refuse(examDecisionText(choice));
    }
    return { content: made, skipped: [], undo: await finish(tx, call, exam, made) };
  });
}
