import { periodsOn, studyDayAt, visitValueOf } from '@academy/domain/attendance';
import { maskName } from '@academy/domain/identity';
import {
  codeKeyAt,
  type AwayTime,
  type kioskEndpoints,
  type KioskDay,
} from '@academy/domain/kiosk';
import type { ReportedAbsence } from '@academy/domain/schedule';
import type { Db } from '../../db/database';
import type { AuthKeys } from '../../http/auth/auth-keys';
import type { Call } from '../../http/serve';
import { readVisits } from '../../shared/attendance/visits-db';
import { readReportedAbsences } from '../../shared/schedule/reported-absences-db';
import { readAttendanceSettings } from '../../shared/settings/kept-settings';
import { secretOf } from './code-secret';
import { readEnrolled } from './kiosk-students-db';
import { touchKiosk } from './kiosks-db';

/** Only approved times; the reasons are not shown at the door. */
const awayOf = (absences: readonly ReportedAbsence[]): AwayTime[] =>
  absences.flatMap(({ approved, kind, from, to }) =>
    approved && (kind === 'OUTING' || kind === 'EARLY_LEAVE') ? [{ kind, from, to }] : [],
  );

/** How many times each text is there. */
function countOf(texts: readonly string[]): (text: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text) => counts.get(text) ?? 0;
}

/** What a device needs to let students check in for an hour without a network (ADR 0302). */
export async function readKioskDay(
  { db, keys }: { db: Db; keys: AuthKeys },
  { actor, now }: Call<typeof kioskEndpoints.kioskDay>,
): Promise<KioskDay> {
  await touchKiosk(db, actor.terminalId, now);
  const settings = await readAttendanceSettings(db);
  const date = studyDayAt(now, settings);
  const reportedOn = await readReportedAbsences(db, date, date);
  const visitOf = new Map(
    (await readVisits(db, date)).map(({ studentId, visit }) => [studentId, visit]),
  );
  const students = (await readEnrolled(db)).map((student) =>
    Object.assign(student, { name: maskName(student.name) }),
  );
  const looks = (student: { name: string; tail: string }) => `${student.tail} ${student.name}`;
  const alike = countOf(students.map(looks));
  return {
    date,
    asOf: now.toISOString(),
    kiosk: actor.name,
    dayStartsAt: settings.dayStartsAt,
    periods: periodsOn(date, settings),
    students: students.map((student) => {
      const { studentId, name, tail, seat } = student;
      const visit = visitOf.get(studentId);
      return {
        studentId,
        name,
        tail,
        codeKey: codeKeyAt(secretOf(keys, studentId), now),
        hint: alike(looks(student)) > 1 ? (seat ?? '') : '',
        visit: visit ? visitValueOf(visit) : null,
        away: awayOf(reportedOn(studentId, date)),
      };
    }),
  };
}
