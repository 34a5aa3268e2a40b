import {
  dayContext,
  firstStudyDay,
  periodsOn,
  studyDayAt,
  summarizeDay,
  type DayContext,
  type DaySummary,
  type SeenRow,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { netTime, type NetTime } from '@academy/domain/study-time';
import { daysOfMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { flatMapInTurns } from '../../in-turns';
import { readReportedAbsences } from '../../schedule/reported-absences-db';
import { readAttendanceSettings } from '../../settings/kept-settings';
import { readRestDays } from '../../settings/holidays-db';
import { readSheetStudents } from '../sheet-students-db';
import { isOnRoll, readCloses } from '../study-days-db';
import { readWords, readWrittenDays } from './written-days-db';

/** What is known of a student's day. `study` is null without a 등원. */
export interface KnownDay {
  summary: DaySummary;
  study: NetTime | null;
}

/** What is known of a student's day beside what was written of it. */
type Besides = Pick<SeenRow, 'reportedAbsences'> & { onRoll: boolean };

function knownDay(
  [marks, visit]: readonly [marks: string, visit: string],
  besides: Besides,
  context: DayContext,
): KnownDay {
  const words = readWords(marks, visit);
  return {
    summary: summarizeDay({ ...besides, ...words }, context),
    study: words.visit?.arrivedAt ? netTime(words.visit, context) : null,
  };
}

/** By what was written of the visit, then of the marks: texts put together cost more to look up. */
type Known = Map<string, Map<string, KnownDay>>;

/**
 * Sums days up, each that says the same only once. Days with equal contexts share what they know.
 * Of reported absences nothing is kept: they differ for every student, and few have any. A day that
 * is known makes nothing new: two hundred thousand are asked for.
 */
function createSummaries() {
  const known = new Map<string, { on: Known; off: Known }>();
  return (context: DayContext) => {
    const key = JSON.stringify(context);
    const { on, off } = known.get(key) ?? { on: new Map(), off: new Map() };
    known.set(key, { on, off });
    return (
      marks: string,
      visit: string,
      reportedAbsences: Besides['reportedAbsences'],
      onRoll: boolean,
    ): KnownDay => {
      if (reportedAbsences.length > 0)
        return knownDay([marks, visit], { reportedAbsences, onRoll }, context);
      const ofRoll = onRoll ? on : off;
      const ofVisit = ofRoll.get(visit);
      const before = ofVisit?.get(marks);
      if (before !== undefined) return before;
      const day = knownDay([marks, visit], { reportedAbsences, onRoll }, context);
      if (ofVisit) ofVisit.set(marks, day);
      else ofRoll.set(visit, new Map([[marks, day]]));
      return day;
    };
  };
}

/** A student of the month's sheet; of each day from the 1st on what is known, null for nothing. */
export interface MonthOfStudent {
  student: Awaited<ReturnType<typeof readSheetStudents>>[number];
  days: readonly (KnownDay | null)[];
}

/** What is known of some days, as far as they have begun, of the students of their sheets. */
export interface KnownDays {
  today: CalendarDay;
  /** The days, as far as they have begun. */
  dates: CalendarDay[];
  rest: { date: CalendarDay; name: string }[];
  rows: MonthOfStudent[];
}

/**
 * Some days by students: eight queries, whatever the number of students. It is the only way from
 * what was written to what a day comes to: the month, reports, the student's page, the kitchen's
 * list and the statistics ask here.
 */
export async function readKnownDays(
  db: Db | Tx,
  days: readonly CalendarDay[],
  now: Date,
  only?: StudentId,
): Promise<KnownDays> {
  const [first, last] = [days[0], days.at(-1)];
  const settings = await readAttendanceSettings(db);
  const today = studyDayAt(now, settings);
  if (!first || !last) return { today, dates: [], rest: [], rows: [] };
  const students = await readSheetStudents(db, first, last, { only });
  const reportedOn = await readReportedAbsences(db, first, last, only);
  const writtenOf = await readWrittenDays(db, { first, last, only });
  const rest = await readRestDays(db, first, last);
  const closes = await readCloses(db, first, last, only);

  const summariesIn = createSummaries();
  const begun = days
    .filter((date) => date <= today)
    .map((date) => {
      const closed = closes.get(date) ?? null;
      const day = { date, periods: periodsOn(date, settings, closed), closed };
      return { date, summaryOf: summariesIn(dayContext(day, settings, now)) };
    });
  return {
    today,
    dates: begun.map(({ date }) => date),
    rest,
    rows: await flatMapInTurns(students, (student) => {
      const { studentId } = student;
      const { marks, visits } = writtenOf(studentId);
      const belongs = { studentId, from: firstStudyDay(student, settings) };
      return {
        student,
        days: begun.map(({ date, summaryOf }, index) => {
          const day = summaryOf(
            marks[index] ?? '',
            visits[index] ?? '',
            reportedOn(studentId, date),
            isOnRoll(closes, date, belongs),
          );
          return day.summary.status === null ? null : day;
        }),
      };
    }),
  };
}

/** A month by students and days. Days that lie ahead are left out. */
export const readMonthDays = (
  db: Db | Tx,
  month: CalendarMonth,
  now: Date,
  only?: StudentId,
): Promise<KnownDays> => readKnownDays(db, daysOfMonth(month), now, only);
