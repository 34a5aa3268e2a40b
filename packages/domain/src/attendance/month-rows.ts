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

/** 월간: students × days with their sums. Ten thousand students have two hundred thousand days. */
export function monthRows({ month, rest, rows }: SummarizedMonth): AttendanceMonth {
  const dates = daysOfMonth(month);
  return {
    rest,
    rows: rows.map(({ student: { studentId, name, seat, grade, school, phoneTail }, days }) => {
      const known: DaySummary[] = [];
      const dated: AttendanceMonthRow['days'] = [];
      for (const [index, day] of days.entries()) {
        const date = dates[index];
        if (!day || !date) continue;
        const { status, excused, outingMinutes } = day;
        known.push(day);
        dated.push({ date, status, excused, outingMinutes });
      }
      return {
        studentId,
        name,
        seat,
        grade,
        school,
        phoneTail,
        ...summarizeMonth(known),
        days: dated,
      };
    }),
  };
}
