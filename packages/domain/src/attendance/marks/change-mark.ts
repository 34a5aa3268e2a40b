import type { DayContext } from '../day/day-context';
import type {
  AttendanceMark,
  AttendanceRow,
  MarkEdit,
  MarkStatus,
  MarkValue,
  Period,
} from '../schemas';
import { expectedMark } from './expected-mark';
import { markIn, prefilled, effectiveMark } from './effective-mark';

/** `studentId period`: names a cell. */
export const cellKey = ({ studentId, period }: Pick<MarkEdit, 'studentId' | 'period'>): string =>
  `${studentId} ${period}`;

/**
 * `write`: the edit applies. `same`: the value is already there, nothing is lost. `conflict`:
 * another manager marked since; nothing is written.
 */
export type MarkDecision = 'write' | 'same' | 'conflict';

/** A mark as it is kept: 출석 and an emptied cell need no excuse, the note is trimmed. */
export const tidyMark = ({ status, excused, note }: MarkValue): MarkValue => ({
  status,
  excused: excused && status !== null && status !== 'PRESENT',
  note: note.trim(),
});

export const versionOf = (mark: Pick<AttendanceMark, 'version'> | null): number =>
  mark?.version ?? 0;

const EMPTY: MarkValue = { status: null, excused: false, note: '' };

/** Whether two cells say the same; a cell that was never marked says what an emptied one says. */
export function sameMark(one: MarkValue | null, other: MarkValue | null): boolean {
  const [a, b] = [tidyMark(one ?? EMPTY), tidyMark(other ?? EMPTY)];
  return a.status === b.status && a.excused === b.excused && a.note === b.note;
}

/**
 * Decides one cell of a save: an edit applies only to the version that its author saw, so a newer
 * mark is never overwritten silently. Two managers who mark the same agree. See
 * docs/product/attendance.md#marks.
 */
export function decideMark(current: AttendanceMark | null, edit: MarkEdit): MarkDecision {
  if (sameMark(current, edit)) return 'same';
  return versionOf(current) === edit.base ? 'write' : 'conflict';
}

/** What a key or a button of the sheet does to cells. */
export type MarkAction = { set: MarkStatus } | { clear: true } | { toggleExcused: true };

type Row = Pick<AttendanceRow, 'studentId' | 'reportedAbsences' | 'marks' | 'visit'>;

/** The mark stored in a cell, without what an arrival or an absence implies. */
export const valueIn = (row: Pick<Row, 'marks'>, period: number): MarkValue =>
  markIn(row, period) ?? EMPTY;

/** A status in a cell: excused where an absence for that time was approved; the note stays. */
function marked(row: Row, period: Period, status: MarkStatus, context: DayContext): MarkValue {
  const excused =
    status !== 'PRESENT' && expectedMark(period, row.reportedAbsences, context) !== null;
  return { status, excused, note: valueIn(row, period.number).note };
}

/**
 * 인정 turns on where it is off; what an arrival says or is only expected becomes a mark by it.
 * Nothing to excuse: undefined.
 */
function excusedOr(row: Row, period: Period, context: DayContext): MarkValue | undefined {
  const value = valueIn(row, period.number);
  const known = effectiveMark(row, period, context) ?? prefilled(row, period, context);
  if (!known || known.status === null || known.status === 'PRESENT') return undefined;
  return { ...known, note: value.note, excused: value.status === null || !value.excused };
}

/** One cell's new value; undefined where there is nothing to change. */
function valueAfter(
  row: Row,
  period: Period,
  action: MarkAction,
  context: DayContext,
): MarkValue | undefined {
  if ('toggleExcused' in action) return excusedOr(row, period, context);
  const next = 'set' in action ? marked(row, period, action.set, context) : EMPTY;
  return sameMark(valueIn(row, period.number), next) ? undefined : next;
}

/** What an action makes of a rectangle of cells: only the cells that it changes. */
export const marksAfter = (
  rows: readonly Row[],
  periods: readonly Period[],
  action: MarkAction,
  context: DayContext,
): (Pick<MarkEdit, 'studentId' | 'period'> & MarkValue)[] =>
  rows.flatMap((row) =>
    periods.flatMap((period) => {
      const value = valueAfter(row, period, action, context);
      return value ? [{ studentId: row.studentId, period: period.number, ...value }] : [];
    }),
  );
