import { visitValueOf, type AttendanceMark, type AttendanceRow } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { OpenMark } from '../outbox/mark-outbox';
import type { OpenVisit } from '../outbox/visit-outbox';

/**
 * A student's row as this screen shows it: with its own marks, comings and goings that are not
 * through yet.
 */
export interface ShownRow extends AttendanceRow {
  /**
   * The periods whose mark does not get through for now, and those about which another manager
   * disagrees.
   */
  waiting: readonly number[];
  conflicts: readonly number[];
}

/** Marks that are not saved yet, student by student. */
function openOf(marks: readonly OpenMark[]): Map<StudentId, OpenMark[]> {
  const all = new Map<StudentId, OpenMark[]>();
  for (const mark of marks) all.set(mark.studentId, [...(all.get(mark.studentId) ?? []), mark]);
  return all;
}

const NONE: readonly never[] = [];

interface Unsaved {
  open: readonly OpenMark[];
  visit: OpenVisit | undefined;
}

function shownRow(
  row: AttendanceRow,
  { open, visit }: Unsaved,
  { stuck, byName }: { stuck: boolean; byName: string },
): ShownRow {
  const marks = new Map(row.marks.map((cell) => [cell.period, cell.mark]));
  for (const { period, status, excused, note, at } of open) {
    marks.set(period, {
      status,
      excused,
      note,
      at: new Date(at).toISOString(),
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
    visit: visit
      ? {
          ...visitValueOf(visit),
          at: new Date(visit.at).toISOString(),
          version: row.visit?.version ?? 0,
          byName,
        }
      : row.visit,
    // A mark that is simply under way is not worth mentioning.
    waiting: open.filter(({ theirs }) => stuck && !theirs).map(({ period }) => period),
    conflicts: open.filter(({ theirs }) => theirs).map(({ period }) => period),
  };
}

interface Kept extends Unsaved {
  stuck: boolean;
  shown: ShownRow;
}

interface UnsavedOfDay {
  marks: readonly OpenMark[];
  visits: readonly OpenVisit[];
  stuck: boolean;
  byName: string;
}

/** Whether these are the same edits, and wait for the same. */
export const sameOpen = (
  a: readonly { rev: string; theirs?: unknown }[],
  b: readonly { rev: string; theirs?: unknown }[],
) =>
  a.length === b.length &&
  a.every(({ rev, theirs }, index) => rev === b[index]?.rev && !theirs === !b[index].theirs);

/**
 * Lays open marks and visits over the rows. A row is a new object only when something of it
 * changed: the grid draws no other again. `stuck`: there was no answer yet.
 */
export function createShownRows() {
  const known = new WeakMap<AttendanceRow, Kept>();

  function isSame(before: Kept, { open, visit }: Unsaved, stuck: boolean): boolean {
    return (
      sameOpen(before.open, open) &&
      before.visit?.rev === visit?.rev &&
      (open.length === 0 || before.stuck === stuck)
    );
  }

  return (
    rows: readonly AttendanceRow[],
    { marks, visits, stuck, byName }: UnsavedOfDay,
  ): readonly ShownRow[] => {
    const all = openOf(marks);
    const visitOf = new Map(visits.map((visit) => [visit.studentId, visit]));
    return rows.map((row) => {
      const unsaved = { open: all.get(row.studentId) ?? NONE, visit: visitOf.get(row.studentId) };
      const before = known.get(row);
      if (before && isSame(before, unsaved, stuck)) return before.shown;
      const shown =
        unsaved.open.length > 0 || unsaved.visit
          ? shownRow(row, unsaved, { stuck, byName })
          : { ...row, waiting: NONE, conflicts: NONE };
      known.set(row, { ...unsaved, stuck, shown });
      return shown;
    });
  };
}
