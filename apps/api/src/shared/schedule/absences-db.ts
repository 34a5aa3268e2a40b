import type { StudentId } from '@academy/domain/ids';
import type { AbsenceReason } from '@academy/domain/reasons';
import type { RegularSchedule } from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { absenceReasons, regularSchedules } from '../../db/schema';
import { readReasonsWhere } from './reasons-db';
import { readSchedulesWhere } from './schedules-db';

/** What is approved for some students from one day to another, by student: two queries. */
export async function readApprovedAbsences(
  db: Db | Tx,
  studentIds: readonly StudentId[],
  first: CalendarDay,
  last: CalendarDay,
): Promise<(studentId: StudentId) => { schedules: RegularSchedule[]; reasons: AbsenceReason[] }> {
  const { studentId, status, firstDate, lastDate } = regularSchedules;
  const schedules = await readSchedulesWhere(
    db,
    and(
      inArray(studentId, [...studentIds]),
      eq(status, 'APPROVED'),
      lte(firstDate, last),
      or(isNull(lastDate), gte(lastDate, first)),
    ),
  );
  const reasons = await readReasonsWhere(
    db,
    and(
      inArray(absenceReasons.studentId, [...studentIds]),
      eq(absenceReasons.status, 'APPROVED'),
      between(absenceReasons.date, first, last),
    ),
  );
  return (id) => ({
    schedules: schedules.filter((schedule) => schedule.studentId === id),
    reasons: reasons.filter((reason) => reason.studentId === id),
  });
}
