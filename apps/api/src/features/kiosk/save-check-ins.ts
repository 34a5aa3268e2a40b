import {
  sameVisit,
  studyDayAt,
  visitValueOf,
  type AttendanceSettings,
  type Visit,
  type VisitValue,
} from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import {
  dayOfCheckIn,
  inTime,
  judgeCheckIns,
  marksOf,
  type CheckIn,
  type CheckInResult,
  type Judgement,
  type Outcome,
  type kioskEndpoints,
} from '@academy/domain/kiosk';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { isOwnId } from '../../http/auth/own-id';
import { traceOf } from '../../http/log/trace';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { nextRevision } from '../../shared/attendance/study-days-db';
import { readVisits, writeVisits } from '../../shared/attendance/visits-db';
import { audit } from '../../shared/audit/audit-db';
import { notify } from '../../shared/notify-db';
import { readAttendanceSettings } from '../../shared/settings/kept-settings';
import {
  insertCheckIns,
  markAgain,
  markTogether,
  readEarlier,
  readKnown,
  readOthersAt,
  readShown,
  rewriteOutcomes,
  type EarlierCheckIn,
  type NewCheckIn,
} from './check-ins-db';
import { verdictOf } from './code-secret';
import { readEnrolled } from './kiosk-students-db';

type KioskCall = Call<typeof kioskEndpoints.checkIn>;
type Result = CheckInResult['results'][number];
type Student = Awaited<ReturnType<typeof readEnrolled>>[number];

type Students = ReadonlyMap<StudentId, Student>;

interface Day {
  keys: AuthKeys;
  date: CalendarDay;
  settings: AttendanceSettings;
  students: Students;
}

/** The state of a day before its new check-ins. */
interface Stands {
  visits: ReadonlyMap<StudentId, VisitValue | null>;
  earlier: readonly EarlierCheckIn[];
  closed: boolean;
}

interface Judged {
  /** Each student's visit with the new check-ins. */
  visits: ReadonlyMap<StudentId, VisitValue | null>;
  /** What came before, and now says something else: it fits, or no longer does. */
  changed: { key: string; written: boolean }[];
  outcomes: ReadonlyMap<string, Outcome>;
}

/** What the check-ins of a student come to, with those that came before. */
function judgeStudent(
  { now }: KioskCall,
  own: readonly CheckIn[],
  { settings }: Day,
  { visit, earlier }: { visit: VisitValue | null; earlier: readonly EarlierCheckIn[] },
): Judgement {
  const fresh = own
    .map(({ key, action, at }) => ({ key, action, at: new Date(at) }))
    .filter(({ at }) => inTime(at, now));
  const known = earlier.filter(({ at, receivedAt }) => inTime(at, receivedAt));
  if (fresh.length === 0) return { visit, outcomes: new Map() };
  return judgeCheckIns({ visit, known, fresh, settings });
}

/** Judges a day's check-ins, each student's in order of the clock with all that came before. */
function judgeDay(call: KioskCall, checkIns: readonly CheckIn[], day: Day, stands: Stands): Judged {
  const visits = new Map(stands.visits);
  const outcomes = new Map<string, Outcome>();
  const changed: Judged['changed'] = [];
  for (const [studentId, own] of groupBy(checkIns, (one) => one.studentId)) {
    const earlier = stands.earlier.filter((one) => one.studentId === studentId);
    const visit = stands.visits.get(studentId) ?? null;
    const judgement = judgeStudent(call, own, day, { visit, earlier });
    visits.set(studentId, judgement.visit);
    for (const { key } of own) outcomes.set(key, judgement.outcomes.get(key) ?? 'noted');
    for (const { key, written } of earlier) {
      const outcome = judgement.outcomes.get(key);
      if (outcome !== undefined && (outcome !== 'noted') !== written)
        changed.push({ key, written: outcome !== 'noted' });
    }
  }
  return { visits, outcomes, changed };
}

/** The rows of new check-ins, with what the desk should look at. */
async function rowsOf(
  tx: Tx,
  { actor, now }: KioskCall,
  checkIns: readonly CheckIn[],
  { keys, date, students }: Day,
  { outcomes, closed }: { outcomes: ReadonlyMap<string, Outcome>; closed: boolean },
): Promise<NewCheckIn[]> {
  const others = await readOthersAt(tx, actor.terminalId, checkIns);
  const shown = await readShown(tx, checkIns);
  return checkIns.map((checkIn) => {
    const { key, studentId, action, code } = checkIn;
    const at = new Date(checkIn.at);
    const verdict = verdictOf(keys, checkIn);
    const outcome = outcomes.get(key) ?? 'noted';
    const marks = marksOf({
      outcome,
      closed,
      at,
      now,
      seat: students.get(studentId)?.seat ?? null,
      others: others.filter((other) => other.studentId !== studentId).map((other) => other.at),
      code: verdict
        ? {
            verdict,
            again: shown.some((one) => one.studentId === studentId && one.step === code?.step),
          }
        : null,
    });
    others.push({ studentId, at });
    if (code) shown.push({ studentId, step: code.step });
    const codeStep = code?.step ?? null;
    return { key, studentId, date, action, at, written: outcome !== 'noted', marks, codeStep };
  });
}

const visitFacts = ({ arrivedAt, leftAt, outings }: VisitValue) => ({
  arrivedAt,
  leftAt,
  outings: outings.map(({ from, to }) => `${from}–${to ?? ''}`).join(', '),
});

interface Written {
  date: CalendarDay;
  today: CalendarDay;
  revision: number;
  students: Students;
}

/** Writes what has changed, as a manager's press would. */
async function writeDay(
  tx: Tx,
  { actor, now, request }: KioskCall,
  { date, today, revision, students }: Written,
  changed: readonly { studentId: StudentId; visit: VisitValue; before: Visit | null }[],
): Promise<void> {
  if (changed.length === 0) return;
  await writeVisits(
    tx,
    changed.map(({ studentId, visit, before }) => ({
      ...visit,
      studentId,
      version: (before?.version ?? 0) + 1,
      before,
    })),
    { date, revision, byTerminal: actor.terminalId, now, today },
  );
  await audit(
    tx,
    traceOf(request),
    ...changed.map(({ studentId, visit, before }) => ({
      actorKind: 'system' as const,
      actorId: null,
      actorName: actor.name,
      role: null,
      action: 'save-visit',
      entity: 'attendance',
      entityId: studentId,
      subject: `${students.get(studentId)?.name ?? ''} ${formatDay(date)}`,
      before: before ? visitFacts(before) : {},
      after: visitFacts(visit),
    })),
  );
}

/** A day's check-ins in the turn that all saves of the day take. */
async function saveDay(
  tx: Tx,
  call: KioskCall,
  checkIns: readonly CheckIn[],
  day: Day,
): Promise<Result[]> {
  const { date, students } = day;
  const { revision, closed } = await nextRevision(tx, date);
  const known = await readKnown(tx, checkIns);
  const fresh = checkIns.filter(({ key }) => !known.has(key));
  const only = [...new Set(checkIns.map(({ studentId }) => studentId))];
  const before = new Map(
    (await readVisits(tx, date, { only })).map(({ studentId, visit }) => [studentId, visit]),
  );
  const stands: Stands = {
    visits: new Map([...before].map(([id, visit]) => [id, visitValueOf(visit)])),
    earlier: await readEarlier(tx, date, only),
    closed: closed !== null,
  };
  const { visits, outcomes, changed } = judgeDay(call, fresh, day, stands);
  const rows = await rowsOf(tx, call, fresh, day, { outcomes, closed: stands.closed });
  await writeDay(
    tx,
    call,
    { date, today: studyDayAt(call.now, day.settings), revision, students },
    only.flatMap((studentId) => {
      const [visit, was] = [visits.get(studentId), before.get(studentId) ?? null];
      return visit && !sameVisit(visit, was) ? [{ studentId, visit, before: was }] : [];
    }),
  );
  await insertCheckIns(tx, rows, { kioskId: call.actor.terminalId, now: call.now });
  await rewriteOutcomes(tx, changed);
  await markTogether(tx, call.actor.terminalId, rows);
  await markAgain(tx, rows);
  if (rows.length > 0) await notify(tx, { topic: 'attendance', date, revision });
  return checkIns.map(({ key, studentId }) => ({
    key,
    studentId,
    outcome: outcomes.get(key) ?? 'stood',
    visit: visits.get(studentId) ?? null,
  }));
}

/** A key names one check-in, however often it is sent: also within one request. */
const eachOnce = (checkIns: readonly CheckIn[]): CheckIn[] => [
  ...new Map(checkIns.toReversed().map((checkIn) => [checkIn.key, checkIn])).values(),
];

/**
 * Writes down what was typed at a device, now or while there was no network. What is not possible
 * is noted for the desk and never refused: the device cannot ask.
 */
export function saveCheckIns(
  { db, keys }: { db: Db; keys: AuthKeys },
  call: KioskCall,
): Promise<CheckInResult> {
  const checkIns = eachOnce(call.body.checkIns);
  return transact(db, async (tx) => {
    const settings = await readAttendanceSettings(tx);
    const ids = [...new Set(checkIns.map(({ studentId }) => studentId))].filter(isOwnId);
    const students = new Map(
      (await readEnrolled(tx, ids)).map((student) => [student.studentId, student]),
    );
    // A student who has left since has no sheet to write to.
    const theirs = checkIns.filter(({ studentId }) => students.has(studentId));
    const days = groupBy(
      theirs.toSorted((one, other) => one.at.localeCompare(other.at)),
      ({ at }) => dayOfCheckIn(new Date(at), settings),
    );
    const results: Result[] = [];
    for (const [date, ofDay] of days)
      results.push(...(await saveDay(tx, call, ofDay, { keys, date, settings, students })));
    return { results };
  });
}
