import {
  firstStudyDay,
  periodsOn,
  type AttendanceChanges,
  type AttendanceDay,
} from '@academy/domain/attendance';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { sideBySide } from '../../../db/side-by-side';
import {
  isOnRoll,
  readCloses,
  readStudyDay,
  wasOnRoll,
  type Closes,
} from '../../../shared/attendance/study-days-db';
import { readMarks } from '../marks/marks-db';
import { readSheetStudents } from '../../../shared/attendance/sheet-students-db';
import { readRestDays } from '../../../shared/settings/holidays-db';
import { readMeals, readPenalties } from './rows-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readReportedAbsences } from '../../../shared/schedule/reported-absences-db';
import { readVisits } from '../../../shared/attendance/visits-db';

/** Who is on the sheet of a day, all or who has not come, and the rules that it is read by. */
export async function readRoll(
  db: Db | Tx,
  date: CalendarDay,
  wanted: { notArrived?: boolean } = {},
) {
  const { revision, closed } = await readStudyDay(db, date);
  const settings = await readAttendanceSettings(db);
  const students = await readSheetStudents(db, date, date, wanted);
  const noCloses: Closes = new Map();
  const closes = closed === null ? noCloses : await readCloses(db, date, date);
  const reportedOn = await readReportedAbsences(db, date, date);
  const [rest] = await readRestDays(db, date, date);
  return {
    revision,
    closed,
    settings,
    periods: periodsOn(date, settings, closed),
    holiday: rest?.name ?? null,
    wasOnRoll: (studentId: StudentId) => wasOnRoll(closes, date, studentId),
    rows: students.map(({ startDate, registeredAt, ...student }) => {
      const { studentId } = student;
      const from = firstStudyDay({ startDate, registeredAt }, settings);
      return Object.assign(student, {
        reportedAbsences: reportedOn(studentId, date),
        ...(!isOnRoll(closes, date, { studentId, from }) && { onRoll: false }),
      });
    }),
  };
}

/**
 * The sheet of a day: ten queries, whatever the number of students. The revision is read first: a
 * cell written meanwhile arrives again with the changes, which is harmless.
 */
export async function readDay(db: Db | Tx, date: CalendarDay, now: Date): Promise<AttendanceDay> {
  const { revision, closed, periods, holiday, rows } = await readRoll(db, date);
  const mealsOf = await readMeals(db, date);
  const penaltiesOf = await readPenalties(db, date);
  const [visits, marks] = await sideBySide(
    db,
    () => readVisits(db, date),
    () => readMarks(db, date),
  );
  const visitOf = new Map(visits.map(({ studentId, visit }) => [studentId, visit]));
  const marksOf = groupBy(marks, ({ studentId }) => studentId);
  return {
    date,
    asOf: now.toISOString(),
    revision,
    closed,
    periods,
    holiday,
    rows: rows.map((row) =>
      Object.assign(row, {
        meals: mealsOf.get(row.studentId) ?? { lunch: false, dinner: false },
        pointsToday: penaltiesOf.get(row.studentId) ?? 0,
        visit: visitOf.get(row.studentId) ?? null,
        marks: (marksOf.get(row.studentId) ?? []).map(({ period, mark }) => ({ period, mark })),
      }),
    ),
  };
}

/**
 * Changes since a revision: three queries. An unknown revision makes the screen read everything.
 */
export async function readChanges(
  db: Db,
  date: CalendarDay,
  since: number,
): Promise<AttendanceChanges> {
  const { revision, closed } = await readStudyDay(db, date);
  if (since > revision) return { revision, cells: [], visits: [], closed, reread: true };
  return {
    revision,
    closed,
    cells: await readMarks(db, date, { after: since }),
    visits: await readVisits(db, date, { after: since }),
    reread: false,
  };
}
