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
import type { StudentId } from '@academy/domain/ids';
import { daysOfMonth, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { readCloses } from '../../../shared/attendance/study-days-db';
import { readWords, readWrittenDays, type WrittenDay } from './month-db';
import { readRestDays, readSheetStudents } from '../day/rows-db';
import { readAttendanceSettings } from '../../../shared/settings/attendance-settings-db';
import { readReportedAbsences } from '../../../shared/schedule/reported-absences-db';

/**
 * Sums days up, each that says the same only once. Days with equal contexts share what they know.
 * Of what was told nothing is kept: it is another for every student, and few told anything.
 */
function createSummaries() {
  const known = new Map<string, Map<string, DaySummary>>();
  return (context: DayContext) => {
    const key = JSON.stringify(context);
    const summaries = known.get(key) ?? new Map<string, DaySummary>();
    known.set(key, summaries);
    return (written: WrittenDay, told: Parameters<typeof summarizeDay>[0]['told']): DaySummary => {
      if (told.length > 0) return summarizeDay({ told, ...readWords(written) }, context);
      const words = `${written.marks}\n${written.visit}`;
      const summary =
        summaries.get(words) ?? summarizeDay({ told, ...readWords(written) }, context);
      summaries.set(words, summary);
      return summary;
    };
  };
}

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
  const writtenOf = await readWrittenDays(db, { first, last, only });
  const rest = await readRestDays(db, first, last);
  const closes = await readCloses(db, first, last);

  const summariesIn = createSummaries();
  const begun = days
    .filter((date) => date <= today)
    .map((date) => ({
      date,
      summaryOf: summariesIn(
        dayContext(
          { date, periods: periodsOn(date, settings), closed: closes.get(date) ?? null },
          settings,
          now,
        ),
      ),
    }));
  return {
    rest,
    rows: students.map(({ studentId, name, seat, grade, school, phoneTail }) => {
      const writtenOn = writtenOf(studentId);
      const summaries = begun.flatMap(({ date, summaryOf }, index) => {
        const { status, excused, outingMinutes } = summaryOf(
          writtenOn(index),
          told(studentId, date),
        );
        return status === null ? [] : [{ date, status, excused, outingMinutes }];
      });
      return {
        studentId,
        name,
        seat,
        grade,
        school,
        phoneTail,
        ...summarizeMonth(summaries),
        days: summaries,
      };
    }),
  };
}
