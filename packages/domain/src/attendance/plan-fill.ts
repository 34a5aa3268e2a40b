import type { StudentId } from '../ids';
import { expectedMark } from './told-absences';
import type { AttendanceMark, AttendanceRow, MarkEdit, MarkValue, Period } from './schemas';

type Row = Pick<AttendanceRow, 'studentId' | 'told' | 'marks'>;

/** The mark of a cell as the row has it. */
export const markIn = (
  { marks }: Pick<AttendanceRow, 'marks'>,
  period: number,
): AttendanceMark | null => marks.find((cell) => cell.period === period)?.mark ?? null;

/** Whether a cell says nothing: never marked, or emptied again. */
export const isEmptyCell = (mark: Pick<MarkValue, 'status'> | null): boolean =>
  mark === null || mark.status === null;

/** What a sheet shows in an empty cell before anybody marks it, from approved absences. */
export const prefilled = (row: Row, period: Period): MarkValue | null =>
  isEmptyCell(markIn(row, period.number)) ? expectedMark(period, row.told) : null;

export interface FillPlan {
  edits: MarkEdit[];
  /** How many cells become 출석, and of how many students. */
  cells: number;
  students: number;
  /** Who has empty cells in which an absence was told: they are left out of it, as their approved absence stands there already. */
  leftOut: StudentId[];
}

/** 미입력을 출석으로 채우기: every empty cell of these periods in which nothing else is expected. `at` is the device's time. */
export function planFill(rows: readonly Row[], periods: readonly Period[], at: string): FillPlan {
  const edits = rows.flatMap((row) =>
    periods.flatMap((period): MarkEdit[] => {
      const mark = markIn(row, period.number);
      if (!isEmptyCell(mark) || expectedMark(period, row.told) !== null) return [];
      return [
        {
          studentId: row.studentId,
          period: period.number,
          status: 'PRESENT',
          excused: false,
          note: mark?.note ?? '',
          base: mark?.version ?? 0,
          at,
        },
      ];
    }),
  );
  const leftOut = rows
    .filter((row) => periods.some((period) => prefilled(row, period) !== null))
    .map(({ studentId }) => studentId);
  return {
    edits,
    cells: edits.length,
    students: new Set(edits.map(({ studentId }) => studentId)).size,
    leftOut,
  };
}
