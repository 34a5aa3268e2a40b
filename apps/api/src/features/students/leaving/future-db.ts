import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, count, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { mockExams, mockRegistrations, regularSchedules, reservations } from '../../../db/schema';
import { keptRows } from '../../../shared/operations/kept-rows-db';

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

/** How schedules end, as operations keep it. */
export const keptScheduleEnds = keptRows(regularSchedules, {
  only: ['id', 'studentId', 'status', 'lastDate', 'endedAt'],
  name: 'schedule',
});
