import {
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
  judgeCheckIn,
  marksOf,
  type CheckIn,
  type CheckInResult,
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
import { readAttendanceSettings } from '../../shared/settings/attendance-settings-db';
import {
  insertCheckIns,
  markAgain,
  markTogether,
  readKnown,
  readOthersAt,
  readShown,
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

/** How a day stands while its check-ins are applied. */
interface Stands {
  visits: Map<StudentId, VisitValue | null>;
  closed: boolean;
}

interface Judged {
  result: Result;
  row: NewCheckIn;
}

/** Applies a day's check-ins in the order of their times, each to what the one before has made. */
async function judgeDay(
  tx: Tx,
  { actor, now }: KioskCall,
  checkIns: readonly CheckIn[],
  { keys, date, settings, students }: Day,
  { visits, closed }: Stands,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  const others = await readOthersAt(tx, actor.kioskId, checkIns);
  const shown = await readShown(tx, checkIns);
  for (const checkIn of checkIns) {
    const { key, studentId, action, code } = checkIn;
    const at = new Date(checkIn.at);
    const verdict = verdictOf(keys, checkIn);
    const visit = visits.get(studentId) ?? null;
    const what = judgeCheckIn({ action, at }, { visit, closed, now, settings });
    if (what.outcome === 'written') visits.set(studentId, what.visit);
    const marks = marksOf({
      outcome: what.outcome,
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
    judged.push({
      result: { key, studentId, outcome: what.outcome, visit: visits.get(studentId) ?? null },
      row: {
        key,
        studentId,
        date,
        action,
        at,
        written: what.outcome === 'written',
        marks,
        codeStep: code?.step ?? null,
      },
    });
  }
  return judged;
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
    { date, revision, byKiosk: actor.kioskId, now, today },
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
  const visits = new Map<StudentId, VisitValue | null>(
    [...before].map(([id, visit]) => [id, visitValueOf(visit)]),
  );
  const judged = await judgeDay(tx, call, fresh, day, { visits, closed: closed !== null });
  const changed = new Set(judged.flatMap(({ row }) => (row.written ? [row.studentId] : [])));
  await writeDay(
    tx,
    call,
    { date, today: studyDayAt(call.now, day.settings), revision, students },
    [...changed].flatMap((studentId) => {
      const visit = visits.get(studentId);
      return visit ? [{ studentId, visit, before: before.get(studentId) ?? null }] : [];
    }),
  );
  const rows = judged.map(({ row }) => row);
  await insertCheckIns(tx, rows, { kioskId: call.actor.kioskId, now: call.now });
  await markTogether(tx, call.actor.kioskId, rows);
  await markAgain(tx, rows);
  if (rows.length > 0) await notify(tx, { topic: 'attendance', date, revision });
  return checkIns.map(({ key, studentId }) => ({
    key,
    studentId,
    outcome: judged.find(({ result }) => result.key === key)?.result.outcome ?? 'stood',
    visit: visits.get(studentId) ?? null,
  }));
}

/** A key names one check-in, however often it is sent: also within one request. */
const eachOnce = (checkIns: readonly CheckIn[]): CheckIn[] => [
  ...new Map(checkIns.toReversed().map((checkIn) => [checkIn.key, checkIn])).values(),
];

/**
 * Writes down what was typed at a device, now or while there was no network. What cannot stand is
 * noted for the desk and never refused: the device has nobody to ask.
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
    // Who has left the academy since is not there any more: there is nobody to write it of.
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
