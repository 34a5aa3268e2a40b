import {
  cellKey,
  dayContext,
  planFill,
  type attendanceEndpoints,
  type AttendanceMark,
  type MarkEdit,
} from '@academy/domain/attendance';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import type { ManagersCall } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import type { KeptRow } from '../../../shared/operations/kept-rows-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readDay } from '../day/read-day';
import { keptMarks } from './marks-db';
import { auditCells, writeCells } from './save-marks';

/** A cell as `keptMarks` has it: read and written by the save itself. */
const keptCell = (
  date: CalendarDay,
  { studentId, period }: Pick<MarkEdit, 'studentId' | 'period'>,
  mark: AttendanceMark | null,
): KeptRow<typeof keptMarks> | null => {
  if (mark === null) return null;
  const { status, excused, note, version } = mark;
  return { date, studentId, period, status, excused, note, version };
};

interface Change {
  date: CalendarDay;
  edits: readonly MarkEdit[];
  reason: string | undefined;
}

/** Writes many cells as one operation that can be undone. */
async function fill(tx: Tx, call: ManagersCall & { now: Date }, { date, edits, reason }: Change) {
  const { written, ...result } = await writeCells(tx, call, { date, edits, reason });
  if (written.length === 0) return { ...result, undo: null };
  const undo = await recordOperation(
    tx,
    {
      kind: 'attendance.fill',
      by: call.actor.managerId,
      at: call.now,
      label: formatDay(date),
      facts: { date },
    },
    written.map((cell) => ({
      entity: keptMarks.entity,
      id: `${date} ${cellKey(cell)}`,
      before: keptCell(date, cell, cell.before),
      after: keptCell(date, cell, cell.after),
    })),
  );
  await auditCells(tx, call, 'fill-attendance', date, written, reason);
  await notify(tx, { topic: 'attendance', date, revision: result.revision });
  return { ...result, undo };
}

/** 선택 일괄 변경: the selected cells. */
export const fillMarks = (db: Db, call: Call<typeof attendanceEndpoints.fillMarks>) =>
  once(db, call, (tx) =>
    fill(tx, call, { ...call.params, edits: call.body.edits, reason: call.body.reason }),
  );

/**
 * 미입력을 출석으로 채우기, by the rule on the current sheet: skips students who did not come, unless
 * `notComeToo`, and those with a reported absence.
 */
export function fillPresent(db: Db, call: Call<typeof attendanceEndpoints.fillPresent>) {
  const {
    now,
    params: { date },
    body: { studentIds, periods, notComeToo, reason },
  } = call;
  return once(db, call, async (tx) => {
    const settings = await readAttendanceSettings(tx);
    const { rows, ...day } = await readDay(tx, date, now);
    const chosen = day.periods.filter(({ number }) => periods.includes(number));
    if (chosen.length < new Set(periods).size) throw new Refusal('no-such-period');
    const { edits } = planFill(
      rows.filter(({ studentId }) => studentIds.includes(studentId)),
      chosen,
      { ...dayContext(day, settings, now), notComeToo, at: now.toISOString() },
    );
    return fill(tx, call, { date, edits, reason });
  });
}
