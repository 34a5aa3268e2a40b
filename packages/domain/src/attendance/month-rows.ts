import { daysOfMonth, type CalendarMonth } from '../time';
import type { AttendanceMonth, AttendanceMonthRow } from './month-schemas';
import { summarizeMonth, type DaySummary } from './month-summary';

/** A month of attendance before its sums: what is known of each day from the 1st on. */
export interface SummarizedMonth {
  month: CalendarMonth;
  rest: AttendanceMonth['rest'];
  rows: readonly {
    student: Pick<
      AttendanceMonthRow,
      'studentId' | 'name' | 'seat' | 'grade' | 'school' | 'phoneTail'
    >;
    /** Null where nothing is known; days that lie ahead are left out. */
    days: readonly (DaySummary | null)[];
  }[];
}

/** 월간: students × days with their sums. */
export function monthRows({ month, rest, rows }: SummarizedMonth): AttendanceMonth {
  const dates = daysOfMonth(month);
  return {
    rest,
    rows: rows.map(({ student: { studentId, name, seat, grade, school, phoneTail }, days }) => ({
      studentId,
      name,
      seat,
      grade,
      school,
      phoneTail,
      ...summarizeMonth(days.flatMap((day) => day ?? [])),
      days: days.flatMap((day, index) => {
        const date = dates[index];
        return day && date ? [{ date, ...day }] : [];
      }),
    })),
  };
}
