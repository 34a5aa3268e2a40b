import {
  dayContext,
  periodsOn,
  studyDayAt,
  summarizeDay,
  summarizeMonth,
  type AttendanceMonth,
  type DayContext,
  type DaySummary,
} from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { daysOfMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { readCloses } from '../day/day-db';
import { readMonthMarks, readMonthVisits } from './month-db';
import { readRestDays, readSheetStudents } from '../day/rows-db';
import { readAttendanceSettings } from '../../../shared/settings/attendance-settings-db';
import { readReportedAbsences } from '../../../shared/schedule/reported-absences-db';

/**
 * A month by students and days: eight queries, whatever the number of students. Days that lie ahead
 * have no summary yet.
 */
export async function readMonth(
  db: Db,
  month: CalendarMonth,
  now: Date,
  only?: StudentId,
): Promise<AttendanceMonth> {
  const days = daysOfMonth(month);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError(`a month without days: ${month}`);
  const settings = await readAttendanceSettings(db);
  const today = studyDayAt(now, settings);
  const students = await readSheetStudents(db, first, last, only);
  const told = await readReportedAbsences(db, first, last, only);
  const marks = groupBy(
    await readMonthMarks(db, first, last, only),
    ({ studentId, date }) => `${studentId} ${date}`,
  );
  const visits = new Map(
    (await readMonthVisits(db, first, last, only)).map(({ studentId, date, visit }) => [
      `${studentId} ${date}`,
      visit,
    ]),
  );
  const rest = await readRestDays(db, first, last);

  const closes = await readCloses(db, first, last);

  const summaryOf = (
    studentId: StudentId,
    context: DayContext,
    date: CalendarDay,
  ): DaySummary | null => {
    const key = `${studentId} ${date}`;
    const summary = summarizeDay(
      {
        told: told(studentId, date),
        marks: marks.get(key) ?? [],
        visit: visits.get(key) ?? null,
      },
      context,
    );
    return summary.status === null ? null : summary;
  };
  const begun = days
    .filter((date) => date <= today)
    .map((date) => ({
      date,
      context: dayContext(
        { date, periods: periodsOn(date, settings), closed: closes.get(date) ?? null },
        settings,
        now,
      ),
    }));
  return {
    rest,
    rows: students.map(({ studentId, name, seat, grade, school, phoneTail }) => {
      const summaries = new Map(
        begun.flatMap(({ date, context }) => {
          const summary = summaryOf(studentId, context, date);
          return summary ? [[date, summary] as const] : [];
        }),
      );
      return {
        studentId,
        name,
        seat,
        grade,
        school,
        phoneTail,
        ...summarizeMonth(summaries),
        days: [...summaries].map(([date, summary]) => ({ date, ...summary })),
      };
    }),
  };
}
