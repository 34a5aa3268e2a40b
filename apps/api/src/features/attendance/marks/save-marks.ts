import {
  cellKey,
  decideCorrection,
  decideMark,
  markInFuture,
  periodsOn,
  tidyMark,
  versionOf,
  type AttendanceMark,
  type MarkEdit,
  type MarkedCell,
  type SaveMarksResult,
  type attendanceEndpoints,
  attendanceMarkText,
} from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { isOwnId } from '../../../http/auth/own-id';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager, type ManagersCall } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { nextRevision, type StudyDay } from '../../../shared/attendance/study-days-db';
import { readMarks, writeMarks, type MarkWrite } from './marks-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readNames } from '../students-db';

type SaveCall = ManagersCall & { now: Date };

interface CellSave {
  date: CalendarDay;
  edits: readonly MarkEdit[];
  reason: string | undefined;
}

/** The answer of a save, and each written cell before and after. */
export interface SavedMarks extends SaveMarksResult {
  written: {
    studentId: StudentId;
    name: string;
    period: number;
    periodName: string;
    before: AttendanceMark | null;
    after: AttendanceMark;
  }[];
}

/** If a request marks a cell twice, the last edit counts. */
const lastOf = (edits: readonly MarkEdit[]) => [
  ...new Map(edits.map((edit) => [cellKey(edit), edit])).values(),
];

async function refuseImpossible(
  tx: Tx,
  { date, edits }: CellSave,
  { closed, now }: { closed: StudyDay['closed']; now: Date },
): Promise<{
  names: ReadonlyMap<StudentId, string>;
  periods: ReadonlyMap<number, string>;
}> {
  const settings = await readAttendanceSettings(tx);
  const periods = new Map(
    periodsOn(date, settings, closed).map(({ number, name }) => [number, name]),
  );
  if (edits.some(({ period }) => !periods.has(period))) throw new Refusal('no-such-period');
  if (edits.some((edit) => markInFuture(edit, date, now, settings)))
    throw new Refusal('mark-in-future');
  const ids = [...new Set(edits.map(({ studentId }) => studentId))];
  if (!ids.every(isOwnId)) throw new Refusal('not-found');
  const names = await readNames(tx, ids);
  if (names.size < ids.length) throw new Refusal('not-found');
  return { names, periods };
}

/** Sorts the edits: to be written, equal to what is there, or in conflict with it. */
function decideCells(
  edits: readonly MarkEdit[],
  present: ReadonlyMap<string, AttendanceMark>,
): { writes: MarkWrite[]; agreed: MarkedCell[]; conflicts: SavedMarks['conflicts'] } {
  const writes: MarkWrite[] = [];
  const agreed: MarkedCell[] = [];
  const conflicts: SavedMarks['conflicts'] = [];
  for (const edit of lastOf(edits)) {
    const current = present.get(cellKey(edit)) ?? null;
    const { studentId, period } = edit;
    const what = decideMark(current, edit);
    if (what === 'write')
      writes.push({
        studentId,
        period,
        ...tidyMark(edit),
        version: versionOf(current) + 1,
        madeAt: new Date(edit.at),
      });
    else if (what === 'conflict' && current) conflicts.push({ yours: edit, theirs: current });
    else if (current) agreed.push({ studentId, period, mark: current });
  }
  return { writes, agreed, conflicts };
}

/**
 * Writes cells inside a transaction, each only on the version that its author saw. Refuses the
 * whole request for what the screen never sends: an unknown student or period, a future day, a
 * closed day without a reason.
 */
export async function writeCells(
  tx: Tx,
  { actor: { managerId }, now }: SaveCall,
  save: CellSave,
): Promise<SavedMarks> {
  const { date, reason } = save;
  const { revision, closed } = await nextRevision(tx, date);
  const { names, periods } = await refuseImpossible(tx, save, { closed, now });
  const decision = decideCorrection({ closed: closed !== null, reason });
  if (!decision.allowed) throw new Refusal(decision.reason);
  const present = new Map(
    (await readMarks(tx, date, { only: [...names.keys()] })).map((cell) => [
      cellKey(cell),
      cell.mark,
    ]),
  );
  const { writes, agreed, conflicts } = decideCells(save.edits, present);
  await writeMarks(tx, writes, {
    date,
    revision,
    by: managerId,
    now,
    reason: closed === null ? null : (reason ?? null),
  });
  const written = new Set(writes.map(cellKey));
  const fresh =
    written.size === 0
      ? []
      : (await readMarks(tx, date, { after: revision - 1 })).filter((cell) =>
          written.has(cellKey(cell)),
        );
  return {
    saved: [...agreed, ...fresh],
    conflicts,
    revision,
    written: fresh.map(({ studentId, period, mark }) => ({
      studentId,
      period,
      periodName: periods.get(period) ?? '',
      name: names.get(studentId) ?? '',
      before: present.get(cellKey({ studentId, period })) ?? null,
      after: mark,
    })),
  };
}

const markText = (mark: AttendanceMark | null) =>
  mark === null ? null : [attendanceMarkText(mark), mark.note].filter(Boolean).join(' · ');

/** A cell as the log keeps it: the period's number, and what it was called then. */
const cellFacts = (
  { period, periodName }: SavedMarks['written'][number],
  mark: AttendanceMark | null,
) => ({ period, name: periodName, mark: markText(mark) });

/** One audit entry for each student, with all its periods. */
export async function auditCells(
  tx: Tx,
  call: ManagersCall,
  action: 'mark-attendance' | 'fill-attendance',
  date: CalendarDay,
  written: SavedMarks['written'],
  reason: string | undefined,
): Promise<void> {
  const byStudent = groupBy(written, ({ studentId }) => studentId);
  await auditManager(
    tx,
    call,
    [...byStudent].map(([studentId, cells]) => ({
      action,
      entity: 'attendance',
      entityId: studentId,
      subject: `${cells[0]?.name ?? ''} ${formatDay(date)}`,
      before: { date, cells: cells.map((cell) => cellFacts(cell, cell.before)) },
      after: {
        date,
        cells: cells.map((cell) => cellFacts(cell, cell.after)),
        ...(reason && { reason }),
      },
    })),
  );
}

/** Saves cells; those that another user marked since are returned as conflicts. */
export function saveMarks(
  db: Db,
  call: Call<typeof attendanceEndpoints.saveMarks>,
): Promise<SaveMarksResult> {
  const {
    params: { date },
    body: { edits, reason },
  } = call;
  return transact(db, async (tx) => {
    const { written, ...result } = await writeCells(tx, call, { date, edits, reason });
    if (written.length > 0) {
      await auditCells(tx, call, 'mark-attendance', date, written, reason);
      await notify(tx, { topic: 'attendance', date, revision: result.revision });
    }
    return result;
  });
}
