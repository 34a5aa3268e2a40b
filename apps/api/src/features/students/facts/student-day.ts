import {
  dayContext,
  dayStateOf,
  firstStudyDay,
  periodsOn,
  settledVisit,
  studyDayAt,
  type AttendanceSettings,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { stepOf } from '@academy/domain/points';
import { can, type Grants, type Right } from '@academy/domain/rights';
import {
  examsAhead,
  openRequests,
  periodsOfDay,
  type MonthFacts,
  type StudentDay,
  type studentEndpoints,
} from '@academy/domain/students';
import { seoulDay, seoulMonth, shiftMonth, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { isOnRoll, readCloses } from '../../../shared/attendance/study-days-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readPointSettings } from '../../../shared/settings/kept-settings';
import { readPointSums } from '../../../shared/points/point-standings-db';
import { readRegistrations } from '../../../shared/registrations-db';
import { readReportedAbsences } from '../../../shared/schedule/reported-absences-db';
import {
  readHoliday,
  readLastPoint,
  readMealsOfDay,
  readSheetRow,
  readWaitingAbsences,
  readWaitingObjections,
} from './day-db';
import { readLedger } from './facts-db';
import { readMonths } from './student-months';
import { toRecord } from '../student-record';
import { readStudent } from '../students-db';

export interface Asked {
  studentId: StudentId;
  date: CalendarDay;
  now: Date;
}

/** The student's day: arrival, departure and periods. */
export async function readAttendanceOfDay(
  tx: Tx,
  { studentId, date, now }: Asked,
  settings: AttendanceSettings,
): Promise<NonNullable<StudentDay['attendance']>> {
  const holiday = await readHoliday(tx, date);
  const closes = await readCloses(tx, date, date, studentId);
  const closed = closes.get(date) ?? null;
  const reportedOn = await readReportedAbsences(tx, date, date, studentId);
  const { registered, ...written } = await readSheetRow(tx, { studentId, date });
  const row = {
    studentId,
    ...(registered && {
      onRoll: isOnRoll(closes, date, { studentId, from: firstStudyDay(registered, settings) }),
    }),
    reportedAbsences: reportedOn(studentId, date),
    ...written,
  };
  const periods = periodsOn(date, settings, closed);
  const context = dayContext({ date, periods, closed }, settings, now);
  return {
    state: dayStateOf(row, context),
    holiday,
    visit: row.visit && { ...row.visit, ...settledVisit(row.visit, context) },
    reportedAbsences: row.reportedAbsences,
    periods: periodsOfDay(row, context),
  };
}

/** This month and the one before. */
export async function readTwoMonths(
  tx: Tx,
  { studentId, now }: Asked,
): Promise<Required<MonthFacts>[]> {
  const present = seoulMonth(now);
  return readMonths(tx, studentId, {
    months: [present, shiftMonth(present, -1)],
    entries: await readLedger(tx, studentId),
    settings: await readLunchSettings(tx),
  });
}

/** The student's points in the period that the steps count. */
export async function readPointSumsOf(tx: Tx, { studentId, now }: Asked) {
  const settings = await readPointSettings(tx);
  const sums = (await readPointSums(tx, settings, seoulDay(now), { only: [studentId] })).get(
    studentId,
  );
  const reached = stepOf(sums?.counted ?? 0, settings.steps);
  return {
    period: settings.period,
    rewards: sums?.rewards ?? 0,
    penalties: sums?.penalties ?? 0,
    step: reached?.name ?? null,
    stepTone: reached?.tone ?? null,
  };
}

/** What waits, as far as the manager's areas reach; null where they reach to nothing of it. */
async function readRequests(
  tx: Tx,
  { studentId }: Asked,
  viewer: Grants,
): Promise<StudentDay['requests']> {
  const [absences, points] = [can(viewer, 'attendance.read'), can(viewer, 'points.read')];
  if (!absences && !points) return null;
  return openRequests({
    ...(absences ? await readWaitingAbsences(tx, studentId) : { schedules: [], reasons: [] }),
    objections: points ? await readWaitingObjections(tx, studentId) : [],
  });
}

/**
 * 학생의 하루, all of one instant, in a fixed number of queries of this student's rows only. Each part
 * is read only with its right.
 */
export const readStudentDay = (
  db: Db,
  { actor, params: { studentId }, now }: Call<typeof studentEndpoints.studentDay>,
): Promise<StudentDay> =>
  db.transaction(
    async (tx) => {
      const settings = await readAttendanceSettings(tx);
      const asked: Asked = { studentId, date: studyDayAt(now, settings), now };
      const where = async <Part>(right: Right, read: () => Promise<Part>) =>
        can(actor, right) ? await read() : null;
      return {
        asOf: now.toISOString(),
        date: asked.date,
        student: toRecord(await readStudent(tx, studentId), actor),
        attendance: await where('attendance.read', () => readAttendanceOfDay(tx, asked, settings)),
        meals: await where('meals.read', () => readMealsOfDay(tx, asked)),
        months: await where('deposits.read', () => readTwoMonths(tx, asked)),
        points: await where('points.read', async () => ({
          ...(await readPointSumsOf(tx, asked)),
          last: await readLastPoint(tx, studentId),
        })),
        requests: await readRequests(tx, asked, actor),
        exams: await where('mocks.read', async () =>
          examsAhead(await readRegistrations(tx, { studentId, now }), seoulDay(now)),
        ),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
