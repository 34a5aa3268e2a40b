import { monthOf, type CalendarDay } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { keepBillsInStep } from '../../../shared/bills/bill-status-db';
import type { OperationEntry } from '../../../shared/operations/operations-db';
import { watchRows } from '../../../shared/operations/restoring-rows-db';
import { keptReservations, writeRows } from '../../../shared/reservations-db';
import { writeScheduleStates } from '../../../shared/schedule/schedule-writes-db';
import { keptScheduleEnds, lockFutureMeals, lockFutureSchedules, type FutureOf } from './future-db';

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
  const schedules = await lockFutureSchedules(tx, future);
  const mealsGone = await watchRows(
    tx,
    keptReservations,
    meals.map(({ studentId, date }) => `${studentId} ${date}`),
  );
  const schedulesGone = await watchRows(
    tx,
    keptScheduleEnds,
    schedules.map(({ id }) => id),
  );
  await writeRows(
    tx,
    meals.map((meal) => ({ ...meal, lunch: false, dinner: false })),
    now,
  );
  await keepBillsInStep(
    tx,
    meals.map(({ studentId, date }) => ({ studentId, month: monthOf(date) })),
  );
  await writeScheduleStates(
    tx,
    schedules.map(({ id, status, firstDate, lastDate, endedAt }) =>
      firstDate > future.today
        ? { id, status: 'CANCELLED', lastDate, endedAt: endedAt?.toISOString() ?? null }
        : { id, status, lastDate: future.today, endedAt: now.toISOString() },
    ),
    { by: 'manager', now },
  );
  return {
    dates: [...new Set(meals.map(({ date }) => date))],
    rows: [...(await mealsGone()), ...(await schedulesGone())],
  };
}
