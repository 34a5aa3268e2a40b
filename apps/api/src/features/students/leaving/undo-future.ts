import { calendarTexts } from '@academy/domain/calendar';
import { formatDay, monthOf, type CalendarDay } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { keepBillsInStep } from '../../../shared/bills/bill-status-db';
import { adjustLate } from '../../../shared/bills/late-changes-db';
import type { TakenOperation, UndoCall } from '../../../shared/operations/operations-db';
import { restoringRows } from '../../../shared/operations/restoring-rows-db';
import { keptReservations, writeRows } from '../../../shared/reservations-db';
import { writeScheduleStates } from '../../../shared/schedule/schedule-writes-db';
import { keptScheduleEnds } from './future-db';

/**
 * Gives back the meals and schedules that went with a change of status, except where another user
 * changed them since. Answers the days whose meals changed.
 */
export async function undoFuture(
  tx: Tx,
  { entries, at: since }: TakenOperation,
  call: UndoCall,
): Promise<CalendarDay[]> {
  const { now } = call;
  const dates = new Set<CalendarDay>();
  const meals = restoringRows(keptReservations, call, {
    async write(on, changes) {
      const rows = changes.flatMap(({ back }) => back ?? []);
      const months = rows.map(({ studentId, date }) => ({ studentId, month: monthOf(date) }));
      const late = { months, since, note: calendarTexts.undone, by: call.actor.managerId, now };
      await adjustLate(on, late, () => writeRows(on, rows, now));
      await keepBillsInStep(on, months);
      for (const { date } of rows) dates.add(date);
    },
    label: ({ date }) => formatDay(date),
  });
  const schedules = restoringRows(keptScheduleEnds, call, {
    write: (on, changes) =>
      writeScheduleStates(
        on,
        changes.flatMap(({ back }) =>
          back ? [{ ...back, endedAt: back.endedAt?.toISOString() ?? null }] : [],
        ),
        { by: 'manager', now },
      ),
    label: ({ id }) => id,
  });
  await meals(
    tx,
    entries.filter(({ entity }) => entity === keptReservations.entity),
  );
  await schedules(
    tx,
    entries.filter(({ entity }) => entity === keptScheduleEnds.entity),
  );
  return [...dates];
}
