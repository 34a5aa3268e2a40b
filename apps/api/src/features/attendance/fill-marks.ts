import {
  cellKey,
  type attendanceEndpoints,
  type AttendanceMark,
  type MarkValue,
} from '@academy/domain/attendance';
import { formatDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import { notify } from '../../shared/notify-db';
import { recordOperation } from '../../shared/operations-db';
import { auditCells, writeCells } from './save-marks';

/** A cell as an operation keeps it: the version tells whether somebody marked it since. */
export const keptCell = (mark: (MarkValue & Pick<AttendanceMark, 'version'>) | null) =>
  mark === null
    ? null
    : { status: mark.status, excused: mark.excused, note: mark.note, version: mark.version };

/** Saves many cells as one change that can be taken back: 미입력을 출석으로, 선택 일괄 변경. */
export function fillMarks(db: Db, call: Call<typeof attendanceEndpoints.fillMarks>) {
  const {
    actor,
    now,
    params: { date },
    body: { edits, reason },
  } = call;
  return transact(db, async (tx) => {
    const { written, ...result } = await writeCells(tx, call, { date, edits, reason });
    if (written.length === 0) return { ...result, undo: null };
    const undo = await recordOperation(
      tx,
      {
        kind: 'attendance.fill',
        by: actor.managerId,
        at: now,
        label: formatDay(date),
        facts: { date },
      },
      written.map((cell) => ({
        entity: 'mark',
        id: `${date} ${cellKey(cell)}`,
        before: keptCell(cell.before),
        after: keptCell(cell.after),
      })),
    );
    await auditCells(tx, call, 'fill-attendance', date, written, reason);
    await notify(tx, { topic: 'attendance', date, revision: result.revision });
    return { ...result, undo };
  });
}
