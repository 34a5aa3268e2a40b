import { periodsOn } from '@academy/domain/attendance';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { nextRevision } from '../../../shared/attendance/study-days-db';
import { notify } from '../../../shared/notify-db';
import {
  auditUndo,
  restoreEntries,
  type Restorer,
  type UndoCall,
  type Undoer,
} from '../../../shared/operations/operations-db';
import { restoringRows } from '../../../shared/operations/restoring-rows-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { keptMarks, writeMarks } from './marks-db';

const EMPTY = { status: null, excused: false, note: '' };

/** Days that were touched: their new revision, and what their periods are called. */
type Touched = Map<CalendarDay, { revision: number; names: ReadonlyMap<number, string> }>;

/** Restores cells with new versions, so that no screen takes the old value for outdated. */
const restoringMarks = (call: UndoCall, touched: Touched): Restorer =>
  restoringRows(keptMarks, call, {
    async hold(tx, cells) {
      const settings = await readAttendanceSettings(tx);
      for (const date of new Set(cells.map((cell) => cell.date))) {
        const { revision, closed } = await nextRevision(tx, date);
        const periods = periodsOn(date, settings, closed);
        touched.set(date, {
          revision,
          names: new Map(periods.map(({ number, name }) => [number, name])),
        });
      }
    },
    async write(tx, changes) {
      const { now, actor } = call;
      for (const [date, { revision }] of touched) {
        // A cell that was empty is empty again, in the version after the present one.
        const marks = changes.flatMap(({ now: present, back }) =>
          present?.date === date
            ? [{ ...present, ...EMPTY, ...back, version: present.version + 1, madeAt: now }]
            : [],
        );
        await writeMarks(tx, marks, { date, revision, by: actor.managerId, now, reason: null });
      }
    },
    label: ({ date, period }) =>
      `${formatDay(date)} ${touched.get(date)?.names.get(period) ?? period}`,
  });

/** Undoes a change of many cells. Cells that were marked since are left and reported. */
export const undoMarks: Undoer = async (tx, call, operation) => {
  const touched: Touched = new Map();
  const result = await restoreEntries(tx, operation, {
    [keptMarks.entity]: restoringMarks(call, touched),
  });
  await auditUndo(tx, call, operation, 'undo-attendance', result);
  for (const [date, { revision }] of touched)
    await notify(tx, { topic: 'attendance', date, revision });
  return result;
};
