import { monthOf, type CalendarDay } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { keepBillsInStep } from '../../../shared/bills/bill-status-db';
import type { OperationEntry } from '../../../shared/operations/operations-db';
import { writeRows } from '../../../shared/reservations-db';
import { writeScheduleStates } from '../../../shared/schedule/schedule-writes-db';
import { lockFutureMeals, lockFutureSchedules, type FutureOf } from './future-db';

/**
 * Takes back the meals of the days to come and ends the schedules today. Registrations for exams
 * stay: each has a seat that another student may be waiting for and money that may be owed back,
 * which is decided exam by exam. Answers what it did, and on which days meals changed.
 */
export async function cancelFuture(
  tx: Tx,
  future: FutureOf,
  now: Date,
): Promise<{ rows: OperationEntry[]; dates: CalendarDay[] }> {
  const meals = await lockFutureMeals(tx, future);
  await writeRows(
    tx,
    meals.map((meal) => ({ ...meal, lunch: false, dinner: false })),
    now,
  );
  await keepBillsInStep(
    tx,
    meals.map(({ studentId, date }) => ({ studentId, month: monthOf(date) })),
  );

  const schedules = (await lockFutureSchedules(tx, future)).map(
    ({ id, status, firstDate, lastDate, endedAt }) => ({
      before: { id, status, lastDate, endedAt: endedAt?.toISOString() ?? null },
      after:
        firstDate > future.today
          ? { id, status: 'CANCELLED', lastDate, endedAt: endedAt?.toISOString() ?? null }
          : { id, status, lastDate: future.today, endedAt: now.toISOString() },
    }),
  );
  await writeScheduleStates(
    tx,
    schedules.map(({ after }) => after),
    { by: 'manager', now },
  );

  return {
    dates: [...new Set(meals.map(({ date }) => date))],
    rows: [
      ...meals.map((meal) => ({
        entity: 'reservation',
        id: `${meal.studentId} ${meal.date}`,
        before: meal,
        after: { ...meal, lunch: false, dinner: false },
      })),
      ...schedules.map(({ before, after }) => ({
        entity: 'schedule',
        id: before.id,
        before,
        after,
      })),
    ],
  };
}
