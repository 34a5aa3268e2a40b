import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
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
  keptStandings,
  noteManager,
  readManagedRegistrations,
  registeredAmong,
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
  studentId: StudentId;
  name: string;
  choice: OnBehalfChoice;
}

/** One statement for each, because each takes a place; the last is given once. */
async function insertEach(
  tx: Tx,
  exam: ManagedExam,
  adding: readonly Adding[],
  now: Date,
): Promise<MockRegistrationId[]> {
  const ids = [];
  for (const { studentId, choice } of adding) {
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
    ids.push(id);
  }
  return ids;
}

/**
 * Writes registrations that were decided, in this order, with their lines of the log and what
 * guardians hear, tells the screens, and keeps the way back.
 */
async function add(
  tx: Tx,
  call: ManagersCall & { now: Date },
  { exam, adding, reason }: { exam: ManagedExam; adding: readonly Adding[]; reason: string },
) {
  const { actor, now } = call;
  const ids = await insertEach(tx, exam, adding, now);
  await noteManager(tx, ids, { registeredBy: actor.managerId, memo: reason });
  const read = new Map(
    (await readManagedRegistrations(tx, exam.id, ids)).map((one) => [one.id, one]),
  );
  const made = ids.flatMap((id) => read.get(id) ?? []);
  const students = made.map(({ studentId }) => studentId);
  await takeBackReminder(tx, 'closing', exam.id, students);
  const names = new Map(adding.map(({ studentId, name }) => [studentId, name]));
  await auditManager(
    tx,
    call,
    made.map((registration) => ({
      action: 'register-mock-for' as const,
      entity: 'mock-registrations' as const,
      entityId: registration.id,
      subject: names.get(registration.studentId) ?? '',
      after: { ...registrationFacts(registration), note: reason },
    })),
  );
  await notifyGuardians(
    tx,
    made.map(({ id, studentId, onSiteState }) => ({
      kind: 'exam' as const,
      studentId,
      fields: examNoticeFields(exam.title, onSiteState),
      key: id,
    })),
    now,
  );
  await notify(tx, { topic: 'mocks' }, students);
  const undo = await recordOperation(
    tx,
    { kind: 'mocks.change', by: actor.managerId, at: now, label: exam.title },
    await madeRows(tx, keptStandings, ids),
  );
  return { made, undo };
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
    if ((await registeredAmong(tx, examId, [studentId])).has(studentId))
      throw new Refusal('student-already-registered');
    allow(decideAdding(exam));
    refuseUnreasoned(exam, reason, now);
    const choice = decideOnBehalf({
      exam,
      offered: await readOffered(tx, exam),
      wanted: body,
      present: NOTHING_YET,
    });
    if (!choice.allowed) throw refuseOnBehalf(choice);
    const { made, undo } = await add(tx, call, {
      exam,
      adding: [{ studentId, name, choice }],
      reason,
    });
    const [registration] = made;
    if (!registration) throw new Refusal('not-found');
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
    const exam = await lockManagedExam(tx, examId, now);
    refuseUnreasoned(exam, reason, now);
    const offered = await readOffered(tx, exam);
    const registered = await registeredAmong(tx, examId, [...wanted.keys()]);
    const adding: Adding[] = [];
    let places = exam;
    for (const [studentId, selectedSubjects] of wanted) {
      const name = names.get(studentId) ?? '';
      const refuse = (text: string) => refuseFields({ entries: `${name}: ${text}` });
      if (registered.has(studentId)) refuse(examRefusalText('student-already-registered'));
      allow(decideAdding(places));
      const choice = decideOnBehalf({
        exam: places,
        offered,
        wanted: { selectedSubjects, onSiteExam, waitForSeat },
        present: NOTHING_YET,
      });
      if (choice.allowed) {
        adding.push({ studentId, name, choice });
        places = counted(places, choice.onSiteState);
      } else refuse(examDecisionText(choice));
    }
    const { made, undo } = await add(tx, call, { exam, adding, reason });
    return { content: made, skipped: [], undo };
  });
}
