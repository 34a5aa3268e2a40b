import type { AttendanceMark, MarkEdit, MarkValue } from '../schemas';

/** `studentId period`: names a cell. */
export const cellKey = ({ studentId, period }: Pick<MarkEdit, 'studentId' | 'period'>): string =>
  `${studentId} ${period}`;

/**
 * `write`: the edit stands. `same`: what it wants stands already, nobody loses anything.
 * `conflict`: somebody marked since, and nothing is written.
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
 * Decides one cell of a save (a newer mark is never overwritten silently): an edit stands only on
 * the version that its author saw. Whoever marks the same as somebody else at the same time agrees
 * with them. See docs/product/attendance.md#marks.
 */
export function decideMark(current: AttendanceMark | null, edit: MarkEdit): MarkDecision {
  if (sameMark(current, edit)) return 'same';
  return versionOf(current) === edit.base ? 'write' : 'conflict';
}
