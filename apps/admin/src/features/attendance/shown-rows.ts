import type {
  AttendanceMark,
  AttendanceRow,
  MarkConflict,
  MarkEdit,
  MarkQueue,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';

/** A student's row as this screen shows it: with its own marks that are not through yet. */
export interface ShownRow extends AttendanceRow {
  /**
   * The periods whose mark does not get through for now, and those about which another manager
   * disagrees.
   */
  waiting: readonly number[];
  conflicts: readonly number[];
}

/** `stuck`: there was no answer yet; a mark that is simply under way is not worth a word. */
type Queued = { period: number; edit: MarkEdit; clash: boolean; stuck: boolean };

/** What stands in the queue, student by student. */
function queuedOf(
  { waiting, sent, conflicts }: MarkQueue,
  stuck: boolean,
): Map<StudentId, Map<number, Queued>> {
  const all = new Map<StudentId, Map<number, Queued>>();
  const put = (edit: MarkEdit, clash: boolean) => {
    const own = all.get(edit.studentId) ?? new Map<number, Queued>();
    all.set(
      edit.studentId,
      own.set(edit.period, { period: edit.period, edit, clash, stuck: stuck && !clash }),
    );
  };
  for (const { yours } of conflicts.values()) put(yours, true);
  // What was marked last is shown.
  for (const edit of sent.values()) put(edit, false);
  for (const edit of waiting.values()) put(edit, false);
  return all;
}

const NONE: readonly number[] = [];

function shownRow(row: AttendanceRow, queued: readonly Queued[], byName: string): ShownRow {
  const marks = new Map(row.marks.map((cell) => [cell.period, cell.mark]));
  for (const {
    period,
    edit: { status, excused, note, at },
  } of queued) {
    marks.set(period, {
      status,
      excused,
      note,
      at,
      version: marks.get(period)?.version ?? 0,
      byId: marks.get(period)?.byId ?? null,
      byName,
    });
  }
  return {
    ...row,
    marks: [...marks].map(([period, mark]): { period: number; mark: AttendanceMark } => ({
      period,
      mark,
    })),
    waiting: queued.filter((cell) => cell.stuck).map(({ period }) => period),
    conflicts: queued.filter(({ clash }) => clash).map(({ period }) => period),
  };
}

interface Kept {
  row: AttendanceRow;
  queued: readonly Queued[];
  shown: ShownRow;
}

const sameQueued = (a: readonly Queued[], b: readonly Queued[]) =>
  a.length === b.length &&
  a.every(
    ({ edit, clash, stuck }, index) =>
      edit === b[index]?.edit && clash === b[index].clash && stuck === b[index].stuck,
  );

/**
 * Lays the queue over the rows. A row is a new object only when something of it changed: the grid
 * draws no other again.
 */
export function createShownRows() {
  let kept = new Map<StudentId, Kept>();
  return (
    rows: readonly AttendanceRow[],
    { queue, stuck, byName }: { queue: MarkQueue; stuck: boolean; byName: string },
  ): ShownRow[] => {
    const all = queuedOf(queue, stuck);
    const next = new Map<StudentId, Kept>();
    for (const row of rows) {
      const queued = [...(all.get(row.studentId)?.values() ?? [])];
      const before = kept.get(row.studentId);
      const same = before?.row === row && sameQueued(before.queued, queued);
      next.set(
        row.studentId,
        same
          ? before
          : {
              row,
              queued,
              shown:
                queued.length > 0
                  ? shownRow(row, queued, byName)
                  : { ...row, waiting: NONE, conflicts: NONE },
            },
      );
    }
    kept = next;
    return [...next.values()].map(({ shown }) => shown);
  };
}

/** The conflicts of a queue with the student they are about. */
export const conflictsIn = (
  { conflicts }: MarkQueue,
  rows: readonly AttendanceRow[],
): { key: string; row: AttendanceRow | undefined; conflict: MarkConflict }[] =>
  [...conflicts].map(([key, conflict]) => ({
    key,
    conflict,
    row: rows.find(({ studentId }) => studentId === conflict.yours.studentId),
  }));
