import { reportedAbsences } from '@academy/domain/schedule';
import { groupBy } from '@academy/domain/collections';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import { formatClock, seoulDay, START_OF_DAY, type CalendarDay } from '@academy/domain/time';
import { defaultAttendanceSettings, periodsOn } from '@academy/domain/attendance';
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
import { demoAttendance, type DemoAttendance } from './demo/attendance';
import type { Eater } from './demo/reservations';
import { insertAll } from './insert-all';

interface Scene {
  eaters: readonly Eater[];
  manager: ManagerId;
  now: Date;
}

/**
 * Whether a student was in the house at an instant: of a day without a sheet all were, and before
 * the first period all who came that day.
 */
function presenceOf({ days, visits }: DemoAttendance, now: Date) {
  const keyOf = (studentId: StudentId, date: CalendarDay) => `${studentId} ${date}`;
  const dates = new Set(days.map(({ date }) => date));
  const visitAt = new Map(visits.map((visit) => [keyOf(visit.studentId, visit.date), visit]));
  return (studentId: StudentId, at: Date): boolean => {
    const [date, time] = [seoulDay(at), formatClock(at)];
    if (!dates.has(date)) return true;
    const begins = periodsOn(date, defaultAttendanceSettings)[0]?.from ?? START_OF_DAY;
    const hasBegun = date < seoulDay(now) || formatClock(now) >= begins;
    const visit = visitAt.get(keyOf(studentId, date));
    if (time < begins) return visit !== undefined || !hasBegun;
    if (!visit?.arrivedAt || time < visit.arrivedAt) return false;
    const away = (visit.outings ?? []).some(({ from, to }) => from <= time && (to ?? time) >= time);
    return !away && (!visit.leftAt || time < visit.leftAt);
  };
}

/**
 * The sheets of the demo academy, as its schedules and reasons lead one to expect: those come
 * first. Answers who was there when.
 */
export async function seedAttendance(tx: Tx, scene: Scene): Promise<ReturnType<typeof presenceOf>> {
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
  return presenceOf(filled, scene.now);
}
