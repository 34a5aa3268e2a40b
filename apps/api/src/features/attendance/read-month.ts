import {
  clockOn,
  countedMarks,
  periodsOn,
  studyDayAt,
  summarizeDay,
  summarizeMonth,
  type AttendanceMonth,
  type AttendanceRow,
  type DaySummary,
} from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { daysOfMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { readMonthMarks, readMonthVisits } from './month-db';
import { readRestDays, readSheetStudents } from './rows-db';
import { readAttendanceSettings } from './settings-db';
import { readTold } from './told-db';

/** A month by students and days: seven queries, whatever the number of students. Days that lie ahead have no summary yet. */
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
  const told = await readTold(db, first, last, only);
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

  const summaryOf = (studentId: StudentId, date: CalendarDay): DaySummary | null => {
    const key = `${studentId} ${date}`;
    const row: Pick<AttendanceRow, 'studentId' | 'told' | 'marks' | 'visit'> = {
      studentId,
      told: told(studentId, date),
      marks: marks.get(key) ?? [],
      visit: visits.get(key) ?? null,
    };
    const periods = periodsOn(date, settings);
    const known =
      row.visit !== null ||
      countedMarks(row, periods).some((mark) => mark !== null && mark.status !== null);
    return known
      ? summarizeDay(row, periods, settings.dayStartsAt, clockOn(date, now, settings))
      : null;
  };
  return {
    rest,
    rows: students.map(({ studentId, name, seat, grade, school, phoneTail }) => {
      const summaries = new Map(
        days
          .filter((date) => date <= today)
          .flatMap((date) => {
            const summary = summaryOf(studentId, date);
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
