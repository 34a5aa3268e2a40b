import { compulsoryPeriods } from '@academy/domain/attendance';
import { isOn, type Feature } from '@academy/domain/features';
import { groupBy } from '@academy/domain/collections';
import {
  approvalEffects,
  describeClash,
  reasonEffects,
  type ApprovalQueue,
} from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readScheduleSettings } from '../../../shared/settings/kept-settings';
import { readFacts } from '../students-db';
import {
  readExams,
  readOrdered,
  readStanding,
  readWaitingReasons,
  readWaitingSchedules,
} from './queue-db';

const byAge = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  a.createdAt === b.createdAt ? Number(a.id) - Number(b.id) : a.createdAt < b.createdAt ? -1 : 1;

/**
 * All that waits of what is not `off`, the oldest first, with what approving it would meet from
 * today on (KST): eight queries, however much waits.
 */
export async function readQueue(
  db: Db,
  now: Date,
  off: readonly Feature[],
): Promise<ApprovalQueue> {
  const today = seoulDay(now);
  const schedules = isOn('schedule', off) ? await readWaitingSchedules(db) : [];
  const reasons = await readWaitingReasons(db);
  const ids = [...new Set([...schedules, ...reasons].map(({ studentId }) => studentId))];
  const students = new Map(
    (await readFacts(db, ids)).map((student) => [student.studentId, student]),
  );
  const ownOf = groupBy(await readStanding(db, ids), ({ studentId }) => studentId);
  const orderedOf = await readOrdered(db, ids, today);
  const examsOf = await readExams(db, ids, today);
  const { mealTimes } = await readScheduleSettings(db);
  const compulsory = compulsoryPeriods(await readAttendanceSettings(db));

  return {
    schedules: schedules.toSorted(byAge).flatMap(({ studentId, ...schedule }) => {
      const student = students.get(studentId);
      if (!student) return [];
      const own = ownOf.get(studentId) ?? [];
      const replaces =
        own.find(({ id, status }) => id === schedule.replacesId && status === 'APPROVED') ?? null;
      const effects = approvalEffects(schedule, {
        own,
        mealTimes,
        compulsory,
        reservations: orderedOf.get(studentId) ?? [],
        exams: examsOf.get(studentId) ?? [],
      });
      return [
        {
          ...student,
          schedule,
          replaces,
          ...effects,
          clash: effects.clash && describeClash(effects.clash),
        },
      ];
    }),
    reasons: reasons.toSorted(byAge).flatMap(({ studentId, ...reason }) => {
      const student = students.get(studentId);
      if (!student) return [];
      return [
        {
          ...student,
          reason,
          ...reasonEffects(reason, {
            mealTimes,
            compulsory,
            reservations: orderedOf.get(studentId) ?? [],
            exams: examsOf.get(studentId) ?? [],
          }),
        },
      ];
    }),
  };
}
