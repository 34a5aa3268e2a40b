import type { StudentId } from '../../ids';
import type { DayContext } from '../day/day-context';
import type { AttendanceRow, MarkEdit, Period } from '../schemas';
import {
  expectedIn,
  isEmptyCell,
  markIn,
  effectiveMark,
  mayBeMissed,
  wasSeen,
} from './effective-mark';
import { presenceIn } from '../day/presence';

type Row = Pick<AttendanceRow, 'studentId' | 'reportedAbsences' | 'marks' | 'visit' | 'onRoll'>;

export interface FillPlan {
  edits: MarkEdit[];
  /** How many cells become 출석, and of how many students. */
  cells: number;
  students: number;
  /**
   * Who has empty cells in which an absence was reported: those are left out, as their approved
   * absence is there already.
   */
  leftOut: StudentId[];
  /** Who did not come, and has empty cells: left out unless asked for. */
  notCome: StudentId[];
  /** Who came, but was not there in some of these periods: those cells are left. */
  notThere: StudentId[];
}

type Group = 'fill' | 'reported' | 'not-come' | 'not-there';

/**
 * The group of an empty cell; undefined for any other. A student marked without times counts as
 * present.
 */
function groupOf(row: Row, period: Period, context: DayContext): Group | undefined {
  if (!isEmptyCell(markIn(row, period.number))) return undefined;
  if (expectedIn(row, period, context) !== null) return 'reported';
  if (effectiveMark(row, period, context) !== null) return undefined;
  if (!wasSeen(row)) return 'not-come';
  const presence = presenceIn(row.visit, period, context);
  return presence === null || presence === 'there' ? 'fill' : 'not-there';
}

/**
 * 미입력을 출석으로 채우기: fills every empty cell of these periods (`filled`) for the time a student was
 * present. Students who did not come are named and left out, unless `notComeToo`. `at` is the
 * device's time.
 */
export function planFill(
  rows: readonly Row[],
  filled: readonly Period[],
  { notComeToo = false, at, ...context }: DayContext & { notComeToo?: boolean; at: string },
): FillPlan {
  const cells = rows
    .filter(mayBeMissed)
    .flatMap((row) =>
      filled.map((period) => ({ row, period, group: groupOf(row, period, context) })),
    );
  const edits = cells
    .filter(({ group }) => group === 'fill' || (notComeToo && group === 'not-come'))
    .map(({ row, period }): MarkEdit => {
      const mark = markIn(row, period.number);
      return {
        studentId: row.studentId,
        period: period.number,
        status: 'PRESENT',
        excused: false,
        note: mark?.note ?? '',
        base: mark?.version ?? 0,
        at,
      };
    });
  const studentsIn = (wanted: Group) => [
    ...new Set(
      cells.filter(({ group }) => group === wanted).map(({ row: { studentId } }) => studentId),
    ),
  ];
  return {
    edits,
    cells: edits.length,
    students: new Set(edits.map(({ studentId }) => studentId)).size,
    leftOut: studentsIn('reported'),
    notCome: studentsIn('not-come'),
    notThere: studentsIn('not-there'),
  };
}
