import {
  dayContext,
  dayStatus,
  periodsOn,
  summarizeDay,
  type AttendanceSettings,
} from '@academy/domain/attendance';
import type { ReportedAbsence } from '@academy/domain/schedule';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import {
  dayOfMonth,
  seoulDay,
  seoulMonth,
  shiftMonth,
  type CalendarDay,
} from '@academy/domain/time';
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { attendanceMarks, attendanceVisits } from '../../../db/schema';
import { readAttendanceSettings } from '../../../shared/settings/attendance-settings-db';
import { readReportedAbsences } from '../../../shared/schedule/reported-absences-db';

type Mark = typeof attendanceMarks.$inferSelect;
type Visit = typeof attendanceVisits.$inferSelect;

/**
 * What a day comes to: by what was marked, and where the student arrived also by what the arrival
 * says.
 */
function statusOf(
  {
    date,
    marks,
    visit,
    told,
  }: { date: CalendarDay; marks: Mark[]; visit: Visit | undefined; told: ReportedAbsence[] },
  settings: AttendanceSettings,
  now: Date,
) {
  if (!visit) return dayStatus(marks);
  return summarizeDay(
    {
      told,
      marks: marks.map(({ period, ...mark }) => ({ period, mark })),
      visit,
    },
    dayContext({ date, periods: periodsOn(date, settings), closed: null }, settings, now),
  );
}

/**
 * The days of the last three months of which something is known, this one included, newest first:
 * one line a day.
 */
export async function readAttendance(tx: Tx, studentId: StudentId, now: Date) {
  const since = dayOfMonth(shiftMonth(seoulMonth(now), -2), 1);
  const marks = groupBy(
    await tx
      .select()
      .from(attendanceMarks)
      .where(
        and(
          eq(attendanceMarks.studentId, studentId),
          gte(attendanceMarks.date, since),
          isNotNull(attendanceMarks.status),
        ),
      )
      .orderBy(asc(attendanceMarks.date)),
    ({ date }) => date,
  );
  const visits = await tx
    .select()
    .from(attendanceVisits)
    .where(
      and(
        eq(attendanceVisits.studentId, studentId),
        gte(attendanceVisits.date, since),
        isNotNull(attendanceVisits.arrivedAt),
      ),
    );
  const visitOn = new Map(visits.map((visit) => [visit.date, visit]));
  const settings = await readAttendanceSettings(tx);
  const told = await readReportedAbsences(tx, since, seoulDay(now), studentId);
  return [...new Set([...marks.keys(), ...visitOn.keys()])]
    .toSorted()
    .toReversed()
    .flatMap((date) => {
      const ofDay = marks.get(date) ?? [];
      const visit = visitOn.get(date);
      const { status, excused } = statusOf(
        { date, marks: ofDay, visit, told: told(studentId, date) },
        settings,
        now,
      );
      const times = [...ofDay, ...(visit ? [visit] : [])].map(({ at }) => at.getTime());
      return status === null
        ? []
        : [{ date, status, excused, at: new Date(Math.max(...times)).toISOString() }];
    });
}
