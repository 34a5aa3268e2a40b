import { awayOn } from '@academy/domain/calendar';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { absenceReasons, regularSchedules } from '../../db/schema';
import { toReason } from '../../shared/reasons-db';
import { toSchedule } from '../../shared/schedules-db';

/** Who will be out on a day, and how, by what was approved: two queries, whatever the number of students. */
export async function readAway(db: Db, date: CalendarDay): Promise<(studentId: StudentId) => string | null> {
  const [schedules, reasons] = await Promise.all([
    db.select().from(regularSchedules)
      .where(and(eq(regularSchedules.status, 'APPROVED'), lte(regularSchedules.firstDate, date), or(isNull(regularSchedules.lastDate), gte(regularSchedules.lastDate, date)))),
    db.select().from(absenceReasons).where(and(eq(absenceReasons.status, 'APPROVED'), eq(absenceReasons.date, date))),
  ]);
  const schedulesOf = groupBy(schedules, ({ studentId }) => studentId);
  const reasonsOf = groupBy(reasons, ({ studentId }) => studentId);
  return (studentId) => awayOn(date, {
    schedules: (schedulesOf.get(studentId) ?? []).map((row) => toSchedule(row)), reasons: (reasonsOf.get(studentId) ?? []).map((row) => toReason(row)),
  });
}
