import { summarizeMonth, type AttendanceMonth } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { readMonthDays } from '../../../shared/attendance/month/read-month-days';

/** 월간: students × days with their sums. Days that lie ahead have no summary yet. */
export async function readMonth(
  db: Db,
  month: CalendarMonth,
  now: Date,
  only?: StudentId,
): Promise<AttendanceMonth> {
  const { rest, rows } = await readMonthDays(db, month, now, only);
  return {
    rest,
    rows: rows.map(({ student: { studentId, name, seat, grade, school, phoneTail }, days }) => ({
      studentId,
      name,
      seat,
      grade,
      school,
      phoneTail,
      ...summarizeMonth(days.map(({ day }) => day.summary)),
      days: days.map(({ date, day }) => ({ date, ...day.summary })),
    })),
  };
}
