import { calendarTexts } from '@academy/domain/calendar';
import { scheduleIdSchema, studentIdSchema, type ManagerId } from '@academy/domain/ids';
import { planUndo } from '@academy/domain/operations';
import { scheduleStatusSchema } from '@academy/domain/schedule';
import { calendarDaySchema, monthOf, type CalendarDay } from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database';
import { keepBillsInStep } from '../../../shared/bills/bill-status-db';
import { adjustLate } from '../../../shared/bills/late-changes-db';
import type { OperationEntry, TakenOperation } from '../../../shared/operations/operations-db';
import { sameJson } from '../../../shared/same-json';
import { writeRows } from '../../../shared/reservations-db';
import { writeScheduleStates } from '../../../shared/schedule/schedule-writes-db';
import { readMealsOf, readScheduleStates } from './future-db';

const mealSchema = z.object({
  studentId: studentIdSchema,
  date: calendarDaySchema,
  lunch: z.boolean(),
  dinner: z.boolean(),
});
const stateSchema = z.object({
  id: scheduleIdSchema,
  status: scheduleStatusSchema,
  lastDate: z.nullable(calendarDaySchema),
  endedAt: z.nullable(z.string()),
});

function rowsOf<S extends z.ZodMiniType>(
  rows: readonly OperationEntry[],
  entity: string,
  schema: S,
) {
  return rows
    .filter((row) => row.entity === entity)
    .map(({ id, before, after }) => ({
      id,
      before: schema.parse(before),
      after: schema.parse(after),
    }));
}

/**
 * Gives back the meals and schedules that went with a change of status, except where another user
 * changed them since. Answers the days whose meals changed.
 */
export async function undoFuture(
  tx: Tx,
  { entries: rows, at: since }: TakenOperation,
  { by, now }: { by: ManagerId; now: Date },
): Promise<CalendarDay[]> {
  const meals = rowsOf(rows, 'reservation', mealSchema);
  const present = new Map(
    (
      await readMealsOf(
        tx,
        meals.map(({ before }) => before),
      )
    ).map((meal) => [`${meal.studentId} ${meal.date}`, mealSchema.parse(meal)]),
  );
  const restored = planUndo(meals, (id) => present.get(id) ?? null, sameJson).restore.flatMap(
    ({ value }) => value ?? [],
  );
  const months = restored.map(({ studentId, date }) => ({ studentId, month: monthOf(date) }));
  await adjustLate(tx, { months, since, note: calendarTexts.undone, by, now }, () =>
    writeRows(tx, restored, now),
  );
  await keepBillsInStep(tx, months);

  const schedules = rowsOf(rows, 'schedule', stateSchema);
  const states = new Map(
    (
      await readScheduleStates(
        tx,
        schedules.map(({ before }) => before.id),
      )
    ).map((state) => [String(state.id), stateSchema.parse(state)]),
  );
  await writeScheduleStates(
    tx,
    planUndo(schedules, (id) => states.get(id) ?? null, sameJson).restore.flatMap(
      ({ value }) => value ?? [],
    ),
    { by: 'manager', now },
  );
  return [...new Set(restored.map(({ date }) => date))];
}
