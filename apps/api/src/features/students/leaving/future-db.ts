import type { ScheduleId, StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { mockExams, mockRegistrations, regularSchedules, reservations } from '../../../db/schema';
import type { ScheduleState } from '../../../shared/schedule/schedule-writes-db';

/** Whose future, and the last day that is not part of it (KST). */
export interface FutureOf {
  ids: readonly StudentId[];
  today: CalendarDay;
}

/** The meals of the days to come, locked. */
export const lockFutureMeals = (tx: Tx, { ids, today }: FutureOf) =>
  tx
    .select({
      studentId: reservations.studentId,
      date: reservations.date,
      lunch: reservations.lunch,
      dinner: reservations.dinner,
    })
    .from(reservations)
    .where(
      and(
        inArray(reservations.studentId, [...ids]),
        gt(reservations.date, today),
        or(reservations.lunch, reservations.dinner),
      ),
    )
    .orderBy(asc(reservations.studentId), asc(reservations.date))
    .for('update');

export type FutureMeal = Awaited<ReturnType<typeof lockFutureMeals>>[number];

/** How many registrations for exams that are still to come. */
export async function countFutureMocks(tx: Tx, { ids, today }: FutureOf): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(mockRegistrations)
    .innerJoin(mockExams, eq(mockExams.id, mockRegistrations.mockExamId))
    .where(
      and(
        inArray(mockRegistrations.studentId, [...ids]),
        isNull(mockRegistrations.canceledAt),
        gt(mockExams.examDate, today),
      ),
    );
  return row?.count ?? 0;
}

/** Schedules that still run or wait for their approval, locked. */
export const lockFutureSchedules = (tx: Tx, { ids, today }: FutureOf) =>
  tx
    .select({
      id: regularSchedules.id,
      firstDate: regularSchedules.firstDate,
      lastDate: regularSchedules.lastDate,
      status: regularSchedules.status,
      endedAt: regularSchedules.endedAt,
    })
    .from(regularSchedules)
    .where(
      and(
        inArray(regularSchedules.studentId, [...ids]),
        inArray(regularSchedules.status, ['PENDING', 'APPROVED']),
        or(isNull(regularSchedules.lastDate), gt(regularSchedules.lastDate, today)),
      ),
    )
    .orderBy(asc(regularSchedules.id))
    .for('update');

/** These days as they are now, locked. */
export async function readMealsOf(
  tx: Tx,
  days: readonly Pick<FutureMeal, 'studentId' | 'date'>[],
): Promise<FutureMeal[]> {
  if (days.length === 0) return [];
  const wanted = sql`(select w."studentId", w.date from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as w ("studentId" bigint, date date))`;
  return tx
    .select({
      studentId: reservations.studentId,
      date: reservations.date,
      lunch: reservations.lunch,
      dinner: reservations.dinner,
    })
    .from(reservations)
    .where(sql`(${reservations.studentId}, ${reservations.date}) in ${wanted}`)
    .orderBy(asc(reservations.studentId), asc(reservations.date))
    .for('update');
}

/** These schedules as they are now, locked. */
export async function readScheduleStates(
  tx: Tx,
  ids: readonly ScheduleId[],
): Promise<ScheduleState[]> {
  const rows = await tx
    .select({
      id: regularSchedules.id,
      status: regularSchedules.status,
      lastDate: regularSchedules.lastDate,
      endedAt: regularSchedules.endedAt,
    })
    .from(regularSchedules)
    .where(inArray(regularSchedules.id, [...ids]))
    .orderBy(asc(regularSchedules.id))
    .for('update');
  return rows.map((row) => ({ ...row, endedAt: row.endedAt?.toISOString() ?? null }));
}
