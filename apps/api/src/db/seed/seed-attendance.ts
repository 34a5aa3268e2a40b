import { reportedAbsences } from '@academy/domain/schedule';
import { groupBy } from '@academy/domain/collections';
import type { ManagerId } from '@academy/domain/ids';
import { toReason } from '../../shared/schedule/reasons-db';
import { toSchedule } from '../../shared/schedule/schedules-db';
import type { Tx } from '../database';
import {
  absenceReasons,
  attendanceDays,
  attendanceMarks,
  attendanceMarkVersions,
  attendanceVisits,
  holidays,
  regularSchedules,
} from '../schema';
import { demoAttendance } from './demo/attendance';
import type { Eater } from './demo/reservations';
import { insertAll } from './insert-all';

interface Scene {
  eaters: readonly Eater[];
  manager: ManagerId;
  now: Date;
}

/**
 * The sheets of the demo academy, as its schedules and reasons lead one to expect: those come
 * first.
 */
export async function seedAttendance(tx: Tx, scene: Scene): Promise<void> {
  const schedulesOf = groupBy(
    await tx.select().from(regularSchedules),
    ({ studentId }) => studentId,
  );
  const reasonsOf = groupBy(await tx.select().from(absenceReasons), ({ studentId }) => studentId);
  const restDays = new Set(
    (await tx.select({ date: holidays.date }).from(holidays)).map(({ date }) => date),
  );
  const filled = demoAttendance({
    ...scene,
    restDays,
    reportedOn: (studentId, date) =>
      reportedAbsences(
        date,
        (schedulesOf.get(studentId) ?? []).map((row) => toSchedule(row)),
        (reasonsOf.get(studentId) ?? []).map((row) => toReason(row)),
      ),
  });
  await insertAll(tx, attendanceDays, filled.days);
  await insertAll(tx, attendanceMarks, filled.marks);
  await insertAll(tx, attendanceMarkVersions, filled.versions);
  await insertAll(tx, attendanceVisits, filled.visits);
}
