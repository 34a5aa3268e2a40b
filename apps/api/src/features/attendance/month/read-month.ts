import type { SummarizedMonth } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { readMonthDays } from '../../../shared/attendance/month/read-month-days';

/** 월간: students × days; `monthRows` makes the sums of it, `packMonth` what travels. */
export async function readMonth(
  db: Db,
  month: CalendarMonth,
  now: Date,
  only?: StudentId,
): Promise<SummarizedMonth> {
  const { rest, rows } = await readMonthDays(db, month, now, only);
  return {
    month,
    rest,
    rows: rows.map(({ student, days }) => ({
      student,
      days: days.map((day) => day?.summary ?? null),
    })),
  };
}
