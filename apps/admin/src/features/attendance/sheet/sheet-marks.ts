import {
  expectedMark,
  markIn,
  markLetter,
  markStatusSchema,
  prefilled,
  sameMark,
  standingMark,
  type AttendanceRow,
  type DayContext,
  type MarkStatus,
  type MarkValue,
  type Period,
  attendanceMarkText,
  markStatusName,
} from '@academy/domain/attendance';
import type { NewMark } from '../outbox/mark-outbox';

const EMPTY: MarkValue = { status: null, excused: false, note: '' };

/** What a key or a button does to cells. */
export type MarkAction = { set: MarkStatus } | { clear: true } | { toggleExcused: true };

type Row = Pick<AttendanceRow, 'studentId' | 'told' | 'marks' | 'visit'>;

/** What is in a cell, an expected mark not counted: it was not marked. */
export const valueIn = (row: Pick<Row, 'marks'>, period: number): MarkValue =>
  markIn(row, period) ?? EMPTY;

/**
 * A status in a cell: excused where an approved absence was reported for that time; the note stays.
 */
function marked(row: Row, period: Period, status: MarkStatus): MarkValue {
  const excused = status !== 'PRESENT' && expectedMark(period, row.told) !== null;
  return { status, excused, note: valueIn(row, period.number).note };
}

/**
 * 인정 turns on where it is off; what an arrival says or is only expected becomes a mark by it.
 * Nothing to excuse: undefined.
 */
function excusedOr(row: Row, period: Period, context: DayContext): MarkValue | undefined {
  const value = valueIn(row, period.number);
  const known = standingMark(row, period, context) ?? prefilled(row, period, context);
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
  const next = 'set' in action ? marked(row, period, action.set) : EMPTY;
  return sameMark(valueIn(row, period.number), next) ? undefined : next;
}

/** What an action makes of a rectangle of cells: only the cells that it changes. */
export const marksFor = (
  rows: readonly Row[],
  periods: readonly Period[],
  action: MarkAction,
  context: DayContext,
): NewMark[] =>
  rows.flatMap((row) =>
    periods.flatMap((period) => {
      const value = valueAfter(row, period, action, context);
      return value ? [{ studentId: row.studentId, period: period.number, ...value }] : [];
    }),
  );

const EXCUSED = /\s*\(인정\)$/;

/**
 * What a pasted text says: `지각`, `지각 (인정)`, `지`, `(×)`, `2`; an empty one empties. Undefined when
 * nothing.
 */
export function readMark(text: string): Pick<MarkValue, 'status' | 'excused'> | undefined {
  const plain = text.trim();
  if (plain === '' || plain === attendanceMarkText({ status: null, excused: false }))
    return { status: null, excused: false };
  const word = plain.replace(EXCUSED, '');
  const index = markStatusSchema.options.findIndex((status, at) =>
    [status, markStatusName(status), `${at + 1}`].includes(word),
  );
  if (index >= 0)
    return { status: markStatusSchema.options[index] ?? null, excused: EXCUSED.test(plain) };
  return [true, false]
    .flatMap((excused) => markStatusSchema.options.map((status) => ({ status, excused })))
    .find((mark) => markLetter(mark) === plain);
}
