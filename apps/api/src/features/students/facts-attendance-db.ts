import { dayStatus } from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { dayOfMonth, seoulMonth, shiftMonth } from '@academy/domain/time';
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { attendanceMarks } from '../../db/schema';

/** The marked days of the last three months, this one included, newest first: one line a day, by what was marked. */
export async function readAttendance(tx: Tx, studentId: StudentId, now: Date) {
  const since = dayOfMonth(shiftMonth(seoulMonth(now), -2), 1);
  const marks = await tx
    .select({
      date: attendanceMarks.date,
      status: attendanceMarks.status,
      excused: attendanceMarks.excused,
      note: attendanceMarks.note,
      at: attendanceMarks.at,
    })
    .from(attendanceMarks)
    .where(
      and(
        eq(attendanceMarks.studentId, studentId),
        gte(attendanceMarks.date, since),
        isNotNull(attendanceMarks.status),
      ),
    )
    .orderBy(asc(attendanceMarks.date));
  return [...groupBy(marks, ({ date }) => date)]
    .map(([date, ofDay]) => ({
      date,
      ...dayStatus(ofDay),
      at: new Date(Math.max(...ofDay.map(({ at }) => at.getTime()))).toISOString(),
    }))
    .toReversed();
}
