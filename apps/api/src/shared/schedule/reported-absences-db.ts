import { reportedAbsences, type ReportedAbsence } from '@academy/domain/schedule';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, getTableColumns, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { absenceReasons, regularSchedules } from '../../db/schema';
import { attachmentsOfReason } from '../attachments/attachments-db';
import { toReason } from './reasons-db';
import { toSchedule } from './schedules-db';

const STANDING = ['APPROVED', 'PENDING'] as const;

/**
 * What students, or only some of them, reported for the days from `first` to `last`: two queries,
 * whatever the number of students and days.
 */
export async function readReportedAbsences(
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay,
  only?: StudentId | readonly StudentId[],
): Promise<(studentId: StudentId, date: CalendarDay) => ReportedAbsence[]> {
  const those = typeof only === 'string' ? [only] : only;
  const schedules = await db
    .select()
    .from(regularSchedules)
    .where(
      and(
        those && inArray(regularSchedules.studentId, [...those]),
        inArray(regularSchedules.status, [...STANDING]),
        lte(regularSchedules.firstDate, last),
        or(isNull(regularSchedules.lastDate), gte(regularSchedules.lastDate, first)),
      ),
    );
  const reasons = await db
    .select({ ...getTableColumns(absenceReasons), attachments: attachmentsOfReason })
    .from(absenceReasons)
    .where(
      and(
        those && inArray(absenceReasons.studentId, [...those]),
        inArray(absenceReasons.status, [...STANDING]),
        between(absenceReasons.date, first, last),
      ),
    );
  const schedulesOf = groupBy(schedules, ({ studentId }) => studentId);
  const reasonsOf = groupBy(reasons, ({ studentId }) => studentId);
  return (studentId, date) => {
    const [own, once] = [schedulesOf.get(studentId), reasonsOf.get(studentId)];
    // Most reported nothing, and are asked for on every day of a month.
    if (!own && !once) return [];
    return reportedAbsences(
      date,
      (own ?? []).map((row) => toSchedule(row)),
      (once ?? []).map(({ attachments, ...row }) => toReason(row, null, attachments)),
    );
  };
}
