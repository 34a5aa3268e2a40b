import type { AttendanceMark, Visit } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { attendanceMarks, attendanceVisits } from '../../../db/schema';

/** The cells of some days, without their authors: a month needs none. */
export async function readMonthMarks(
  db: Db,
  first: CalendarDay,
  last: CalendarDay,
  only?: StudentId,
): Promise<{ studentId: StudentId; date: CalendarDay; period: number; mark: AttendanceMark }[]> {
  const rows = await db
    .select({
      studentId: attendanceMarks.studentId,
      date: attendanceMarks.date,
      period: attendanceMarks.period,
      status: attendanceMarks.status,
      excused: attendanceMarks.excused,
      note: attendanceMarks.note,
      version: attendanceMarks.version,
      at: attendanceMarks.at,
      byId: attendanceMarks.byManagerId,
    })
    .from(attendanceMarks)
    .where(
      and(between(attendanceMarks.date, first, last), only && eq(attendanceMarks.studentId, only)),
    );
  return rows.map(({ studentId, date, period, at, ...mark }) => ({
    studentId,
    date,
    period,
    mark: { ...mark, at: at.toISOString(), byName: '' },
  }));
}

export async function readMonthVisits(
  db: Db,
  first: CalendarDay,
  last: CalendarDay,
  only?: StudentId,
): Promise<{ studentId: StudentId; date: CalendarDay; visit: Visit }[]> {
  const rows = await db
    .select()
    .from(attendanceVisits)
    .where(
      and(
        between(attendanceVisits.date, first, last),
        only && eq(attendanceVisits.studentId, only),
      ),
    );
  return rows.map(({ studentId, date, arrivedAt, leftAt, outings, version, at }) => ({
    studentId,
    date,
    visit: { arrivedAt, leftAt, outings, version, at: at.toISOString(), byName: '' },
  }));
}
