import { groupBy } from '@academy/domain/collections';
import type {
  AttendanceChanges,
  AttendanceDay,
  AttendanceRow,
  MarkedCell,
  Visit,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';

type Marks = AttendanceRow['marks'];

/** The rows of some cells, by student; of a thousand rows no more than these are laid out. */
export function rowsOf<Row extends Pick<AttendanceRow, 'studentId'>>(
  cells: readonly { studentId: StudentId }[],
  rows: readonly Row[],
): ReadonlyMap<StudentId, Row> {
  const asked = new Set(cells.map(({ studentId }) => studentId));
  return new Map(
    rows.filter(({ studentId }) => asked.has(studentId)).map((row) => [row.studentId, row]),
  );
}

/**
 * The newer of each cell; the same array where nothing is newer, so that a row that did not change
 * is not drawn again.
 */
function newestMarks(known: Marks, cells: Marks): Marks {
  const newer = cells.filter(
    ({ period, mark }) =>
      mark.version > (known.find((cell) => cell.period === period)?.mark.version ?? 0),
  );
  return newer.length === 0
    ? known
    : [...known.filter(({ period }) => !newer.some((cell) => cell.period === period)), ...newer];
}

const newestVisit = (known: Visit | null, visit: Visit | null): Visit | null =>
  (visit?.version ?? 0) > (known?.version ?? 0) ? visit : known;

/** A row with what is newer in marks and visit; the same row where nothing is. */
function newestRow(row: AttendanceRow, marks: Marks, visit: Visit | null): AttendanceRow {
  const next = { marks: newestMarks(row.marks, marks), visit: newestVisit(row.visit, visit) };
  return next.marks === row.marks && next.visit === row.visit ? row : { ...row, ...next };
}

/** Cells that the server has, in the sheet that a screen knows. */
export function withCells(
  day: AttendanceDay,
  cells: readonly MarkedCell[],
  visits: AttendanceChanges['visits'] = [],
): AttendanceDay {
  const marksOf = groupBy(cells, ({ studentId }) => studentId);
  const visitOf = new Map<StudentId, Visit>(
    visits.map(({ studentId, visit }) => [studentId, visit]),
  );
  const touched = (row: AttendanceRow) => marksOf.has(row.studentId) || visitOf.has(row.studentId);
  return {
    ...day,
    rows: day.rows.map((row) =>
      touched(row)
        ? newestRow(row, marksOf.get(row.studentId) ?? [], visitOf.get(row.studentId) ?? null)
        : row,
    ),
  };
}

/** The sheet with what changed since its revision. */
export const withChanges = (
  day: AttendanceDay,
  { cells, visits, revision, closed }: AttendanceChanges,
): AttendanceDay => ({
  ...withCells(day, cells, visits),
  revision: Math.max(revision, day.revision),
  closed,
});

/**
 * The sheet with the answer of this screen's save. If the day was complete up to that save, it is
 * complete again and nothing is asked for.
 */
export const withSaved = (
  day: AttendanceDay,
  {
    cells = [],
    visits = [],
    revision,
  }: {
    cells?: readonly MarkedCell[];
    visits?: AttendanceChanges['visits'];
    revision: number;
  },
): AttendanceDay => ({
  ...withCells(day, cells, visits),
  revision: revision === day.revision + 1 ? revision : day.revision,
});

/** A sheet that was just read, with what is newer in the one that was known. */
export function newestDay(known: AttendanceDay | undefined, fresh: AttendanceDay): AttendanceDay {
  if (!known || known.revision <= fresh.revision) return fresh;
  const rowOf = new Map(known.rows.map((row) => [row.studentId, row]));
  const rows = fresh.rows.map((row) => {
    const old = rowOf.get(row.studentId);
    return old ? newestRow(row, old.marks, old.visit) : row;
  });
  return { ...fresh, revision: known.revision, rows };
}
