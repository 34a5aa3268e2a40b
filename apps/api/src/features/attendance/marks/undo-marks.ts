import { cellKey, markStatusSchema } from '@academy/domain/attendance';
import { studentIdSchema } from '@academy/domain/ids';
import { formatDay, calendarDaySchema, type CalendarDay } from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database';
import { notify } from '../../../shared/notify-db';
import {
  auditUndo,
  restoreEntries,
  restoring,
  type UndoCall,
  type Undoer,
} from '../../../shared/operations-db';
import { nextRevision } from '../../../shared/attendance/study-days-db';
import { keptCell } from './fill-marks';
import { readMarks, writeMarks } from './marks-db';

const keptSchema = z.object({
  status: z.nullable(markStatusSchema),
  excused: z.boolean(),
  note: z.string(),
  version: z.int(),
});
type Kept = z.output<typeof keptSchema>;
const EMPTY = { status: null, excused: false, note: '' };

/** `2026-11-20 17 3`: the day, the student and the period of a kept cell. */
function placeOf(id: string) {
  const [date, studentId, period] = id.split(' ');
  return {
    date: calendarDaySchema.parse(date),
    studentId: studentIdSchema.parse(studentId),
    period: Number(period),
  };
}

/** Restores cells with new versions, so that no screen takes the old value for outdated. */
const restorer = ({ actor, now }: UndoCall, touched: Map<CalendarDay, number>) =>
  restoring<Kept>({
    parse: (kept) => keptSchema.parse(kept),
    async read(tx, ids) {
      const cells = new Map<string, Kept>();
      for (const date of new Set(ids.map((id) => placeOf(id).date))) {
        const { revision } = await nextRevision(tx, date);
        touched.set(date, revision);
        for (const cell of await readMarks(tx, date)) {
          const kept = keptCell(cell.mark);
          if (kept) cells.set(`${date} ${cellKey(cell)}`, kept);
        }
      }
      return cells;
    },
    async write(tx: Tx, changes) {
      for (const [date, revision] of touched) {
        const own = changes
          .map(({ id, value }) => ({ ...placeOf(id), value }))
          .filter((change) => change.date === date);
        const versions = new Map(
          (await readMarks(tx, date)).map((cell) => [cellKey(cell), cell.mark.version]),
        );
        const marks = own.map(({ studentId, period, value }) => ({
          ...EMPTY,
          ...value,
          studentId,
          period,
          version: (versions.get(cellKey({ studentId, period })) ?? 0) + 1,
          madeAt: now,
        }));
        await writeMarks(tx, marks, { date, revision, by: actor.managerId, now, reason: null });
      }
    },
    label: (_, id) => `${formatDay(placeOf(id).date)} ${placeOf(id).period}교시`,
  });

/** Undoes a change of many cells. Cells that were marked since are left and reported. */
export const undoMarks: Undoer = async (tx, call, operation) => {
  const touched = new Map<CalendarDay, number>();
  const result = await restoreEntries(tx, operation, { mark: restorer(call, touched) });
  await auditUndo(tx, call, operation, 'undo-attendance', result);
  for (const [date, revision] of touched) await notify(tx, { topic: 'attendance', date, revision });
  return result;
};
