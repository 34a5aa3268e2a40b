import { cellKey, markStatusSchema, periodsOn } from '@academy/domain/attendance';
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
} from '../../../shared/operations/operations-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
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

/** Days that were touched: their new revision, and what their periods are called. */
type Touched = Map<CalendarDay, { revision: number; names: ReadonlyMap<number, string> }>;

/** Restores cells with new versions, so that no screen takes the old value for outdated. */
const restorer = ({ actor, now }: UndoCall, touched: Touched) =>
  restoring<Kept>({
    parse: (kept) => keptSchema.parse(kept),
    async read(tx, ids) {
      const cells = new Map<string, Kept>();
      const settings = await readAttendanceSettings(tx);
      for (const date of new Set(ids.map((id) => placeOf(id).date))) {
        const { revision, closed } = await nextRevision(tx, date);
        const periods = periodsOn(date, settings, closed);
        const names = new Map(periods.map(({ number, name }) => [number, name]));
        touched.set(date, { revision, names });
        for (const cell of await readMarks(tx, date)) {
          const kept = keptCell(cell.mark);
          if (kept) cells.set(`${date} ${cellKey(cell)}`, kept);
        }
      }
      return cells;
    },
    async write(tx: Tx, changes) {
      for (const [date, { revision }] of touched) {
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
    label(_, id) {
      const { date, period } = placeOf(id);
      return `${formatDay(date)} ${touched.get(date)?.names.get(period) ?? period}`;
    },
  });

/** Undoes a change of many cells. Cells that were marked since are left and reported. */
export const undoMarks: Undoer = async (tx, call, operation) => {
  const touched: Touched = new Map();
  const result = await restoreEntries(tx, operation, { mark: restorer(call, touched) });
  await auditUndo(tx, call, operation, 'undo-attendance', result);
  for (const [date, { revision }] of touched)
    await notify(tx, { topic: 'attendance', date, revision });
  return result;
};
