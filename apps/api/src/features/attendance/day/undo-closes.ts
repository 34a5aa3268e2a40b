import { OPEN_REASONS, periodSchema } from '@academy/domain/attendance';
import { managerIdSchema, studentIdSchema } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import { calendarDaySchema, formatDay, type CalendarDay } from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database';
import {
  nextRevision,
  readKeptClose,
  writeClose,
  writeReopen,
  type KeptClose,
} from '../../../shared/attendance/study-days-db';
import { notify } from '../../../shared/notify-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  restoring,
  type UndoCall,
  type Undoer,
} from '../../../shared/operations/operations-db';

const keptSchema = z.object({
  closedAt: z.nullable(z.iso.datetime()),
  closedBy: z.nullable(managerIdSchema),
  closedPeriods: z.nullable(z.array(periodSchema)),
  closedGrace: z.nullable(z.int()),
  closedRoll: z.nullable(z.array(studentIdSchema)),
  closedOpen: z.nullable(
    z.array(z.object({ studentId: studentIdSchema, period: z.int(), why: z.enum(OPEN_REASONS) })),
  ),
});
type Kept = z.output<typeof keptSchema>;

const OPEN: Kept = {
  closedAt: null,
  closedBy: null,
  closedPeriods: null,
  closedGrace: null,
  closedRoll: null,
  closedOpen: null,
};
const toKept = (close: KeptClose | null): Kept =>
  close === null ? OPEN : { ...close, closedAt: close.closedAt.toISOString() };

/** Keeps what closing or opening a day did to it, so that it can be taken back. */
export const recordClose = async (
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  date: CalendarDay,
  before: KeptClose | null,
): Promise<Undoable> =>
  recordOperation(
    tx,
    { kind: 'attendance.close', by: actor.managerId, at: now, label: formatDay(date) },
    [
      {
        entity: 'day',
        id: date,
        before: toKept(before),
        after: toKept(await readKeptClose(tx, date)),
      },
    ],
  );

/** Takes the closing or the opening of a day back, unless it was opened or closed since. */
export const undoCloses: Undoer = async (tx, call, operation) => {
  const touched = new Map<CalendarDay, number>();
  const result = await restoreEntries(tx, operation, {
    day: restoring<Kept>({
      parse: (kept) => keptSchema.parse(kept),
      async read(on, ids) {
        const days = new Map<string, Kept>();
        for (const id of ids) {
          const date = calendarDaySchema.parse(id);
          touched.set(date, (await nextRevision(on, date)).revision);
          days.set(id, toKept(await readKeptClose(on, date)));
        }
        return days;
      },
      async write(on, changes) {
        for (const { id, value } of changes) {
          const date = calendarDaySchema.parse(id);
          if (!value?.closedAt || !value.closedBy) await writeReopen(on, date, null);
          else
            await writeClose(on, date, {
              ...value,
              closedAt: new Date(value.closedAt),
              closedBy: value.closedBy,
            });
        }
      },
      label: (_, id) => formatDay(calendarDaySchema.parse(id)),
    }),
  });
  await auditUndo(tx, call, operation, 'undo-attendance', result);
  for (const [date, revision] of touched) await notify(tx, { topic: 'attendance', date, revision });
  return result;
};
