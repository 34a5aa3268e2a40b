import type { Undoable } from '@academy/domain/operations';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { keptDays, nextRevision } from '../../../shared/attendance/study-days-db';
import { notify } from '../../../shared/notify-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  type UndoCall,
  type Undoer,
} from '../../../shared/operations/operations-db';
import { restoringRows, watchRows } from '../../../shared/operations/restoring-rows-db';

/** Keeps what happens to a day from here on, so that it can be taken back. */
export async function watchDay(
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  date: CalendarDay,
): Promise<() => Promise<Undoable>> {
  const changes = await watchRows(tx, keptDays, [date]);
  return async () =>
    recordOperation(
      tx,
      { kind: 'attendance.close', by: actor.managerId, at: now, label: formatDay(date) },
      await changes(),
    );
}

/** Takes the closing or the opening of a day back, unless it was opened or closed since. */
export const undoCloses: Undoer = async (tx, call, operation) => {
  const touched = new Map<CalendarDay, number>();
  const result = await restoreEntries(tx, operation, {
    [keptDays.entity]: restoringRows(keptDays, call, {
      async hold(on, days) {
        for (const { date } of days) touched.set(date, (await nextRevision(on, date)).revision);
      },
      label: ({ date }) => formatDay(date),
    }),
  });
  await auditUndo(tx, call, operation, 'undo-attendance', result);
  for (const [date, revision] of touched) await notify(tx, { topic: 'attendance', date, revision });
  return result;
};
