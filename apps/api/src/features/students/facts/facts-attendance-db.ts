import type { StudentId } from '@academy/domain/ids';
import {
  dayOfMonth,
  instantAt,
  seoulMonth,
  shiftMonth,
  type CalendarDay,
} from '@academy/domain/time';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { attendanceDays, attendanceMarks, attendanceVisits } from '../../../db/schema';
import { readMonthDays } from '../../../shared/attendance/month/read-month-days';

/** When a student's days were last written of, and those of which nothing was, closed. */
async function readWrites(
  tx: Tx,
  studentId: StudentId,
  since: CalendarDay,
): Promise<ReadonlyMap<CalendarDay, Date>> {
  const closes = await tx
    .select({ date: attendanceDays.date, at: attendanceDays.closedAt })
    .from(attendanceDays)
    .where(and(gte(attendanceDays.date, since), isNotNull(attendanceDays.closedAt)));
  const marks = await tx
    .select({
      date: attendanceMarks.date,
      at: sql<Date>`max(${attendanceMarks.at})`.mapWith(attendanceMarks.at),
    })
    .from(attendanceMarks)
    .where(and(eq(attendanceMarks.studentId, studentId), gte(attendanceMarks.date, since)))
    .groupBy(attendanceMarks.date);
  const visits = await tx
    .select({ date: attendanceVisits.date, at: attendanceVisits.at })
    .from(attendanceVisits)
    .where(and(eq(attendanceVisits.studentId, studentId), gte(attendanceVisits.date, since)));
  const own = new Map<CalendarDay, Date>();
  for (const { date, at } of [...marks, ...visits]) {
    const known = own.get(date);
    if (!known || known < at) own.set(date, at);
  }
  return new Map([...closes.flatMap(({ date, at }) => (at ? [[date, at] as const] : [])), ...own]);
}

/**
 * The days of the last three months of which something is known, this one included, newest first:
 * one line a day, which says what the month of the sheet does.
 */
export async function readAttendance(tx: Tx, studentId: StudentId, now: Date) {
  const months = [-2, -1, 0].map((by) => shiftMonth(seoulMonth(now), by));
  const [first = seoulMonth(now)] = months;
  const writes = await readWrites(tx, studentId, dayOfMonth(first, 1));
  const days = [];
  for (const month of months) {
    const { dates, rows } = await readMonthDays(tx, month, now, studentId);
    const own = rows.at(0)?.days ?? [];
    days.push(
      ...dates.flatMap((date, index) => {
        const { status, excused } = own[index]?.summary ?? { status: null, excused: false };
        const at =
          writes.get(date) ?? new Date(Math.min(now.getTime(), instantAt(date, 23, 59).getTime()));
        return status === null ? [] : [{ date, status, excused, at: at.toISOString() }];
      }),
    );
  }
  return days.toReversed();
}
