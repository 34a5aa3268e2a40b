import { toldAbsences, type ToldAbsence } from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { receiptNumber } from '@academy/domain/reasons';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import { and, between, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { absenceReasons, regularSchedules } from '../../db/schema';

const STANDING = ['APPROVED', 'PENDING'] as const;
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What students told for the days from `first` to `last`: two queries, whatever the number of students and days. */
export async function readTold(db: Db | Tx, first: CalendarDay, last: CalendarDay): Promise<(studentId: StudentId, date: CalendarDay) => ToldAbsence[]> {
  const schedules = await db.select().from(regularSchedules)
    .where(and(inArray(regularSchedules.status, [...STANDING]), lte(regularSchedules.firstDate, last), or(isNull(regularSchedules.lastDate), gte(regularSchedules.lastDate, first))));
  const reasons = await db.select().from(absenceReasons).where(and(inArray(absenceReasons.status, [...STANDING]), between(absenceReasons.date, first, last)));
  const schedulesOf = groupBy(schedules, ({ studentId }) => studentId);
  const reasonsOf = groupBy(reasons, ({ studentId }) => studentId);
  return (studentId, date) => toldAbsences(
    date,
    (schedulesOf.get(studentId) ?? []).map(({ fromTime: from, toTime: to, decidedAt, createdAt, updatedAt, decidedBy: _by, ...row }) =>
      ({ ...row, from, to, decidedByName: null, decidedAt: iso(decidedAt), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() })),
    (reasonsOf.get(studentId) ?? []).map(({ decidedAt, createdAt, updatedAt, decidedBy: _by, ...row }) =>
      ({ ...row, decidedByName: null, receiptNumber: receiptNumber(seoulDay(createdAt), row.id), decidedAt: iso(decidedAt), createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() })),
  );
}
