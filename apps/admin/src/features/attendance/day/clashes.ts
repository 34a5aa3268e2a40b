import {
  markIn,
  sameMark,
  type AttendanceMark,
  type AttendanceRow,
} from '@academy/domain/attendance';
import type { OpenMark } from '../outbox/mark-outbox';

export interface Clash {
  /** `theirs.version`: what the own mark would go over. */
  mark: OpenMark;
  theirs: AttendanceMark;
  row: AttendanceRow | undefined;
}

const NO_CLASHES: { clashes: readonly Clash[]; agreed: readonly OpenMark[] } = {
  clashes: [],
  agreed: [],
};

/**
 * Marks that met another manager's, each beside the newest mark of the server; those about which
 * both agree by now are `agreed`.
 */
export function clashesIn(marks: readonly OpenMark[], rows: readonly AttendanceRow[]) {
  if (!marks.some(({ theirs }) => theirs)) return NO_CLASHES;
  const clashes: Clash[] = [];
  const agreed: OpenMark[] = [];
  for (const mark of marks) {
    if (!mark.theirs) continue;
    const row = rows.find(({ studentId }) => studentId === mark.studentId);
    const known = row ? markIn(row, mark.period) : null;
    const theirs = known && known.version > mark.theirs.version ? known : mark.theirs;
    if (sameMark(theirs, mark)) agreed.push(mark);
    else clashes.push({ mark: { ...mark, theirs }, theirs, row });
  }
  return { clashes, agreed };
}
