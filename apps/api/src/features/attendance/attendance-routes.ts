import { attendanceEndpoints, monthRows, packDay, packMonth } from '@academy/domain/attendance';
import { pointManagementEndpoints } from '@academy/domain/points';
import { monthAt } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { closeDay, reopenDay } from './day/close-day';
import { exportDay, exportMonth } from './month/export-attendance';
import { fillMarks, fillPresent } from './marks/fill-marks';
import { readCellHistory } from './marks/marks-db';
import { readProposals } from './point-proposals';
import { readChanges, readDay } from './day/read-day';
import { readMonth } from './month/read-month';
import { saveMarks } from './marks/save-marks';
import { readTab } from '../../shared/settings/save-tab';
import { attendanceTab, saveAttendanceSettings } from './settings/save-settings';
import { saveVisits } from './visits/save-visits';

export function attendanceRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(attendanceEndpoints.attendanceDay, ({ params: { date }, now }) => readDay(db, date, now));
  serve(attendanceEndpoints.attendanceSheet, async ({ params: { date }, now }) =>
    packDay(await readDay(db, date, now)),
  );
  serve(attendanceEndpoints.attendanceChanges, ({ params: { date }, query: { since } }) =>
    readChanges(db, date, since),
  );
  serve(attendanceEndpoints.saveMarks, (call) => saveMarks(db, call));
  serve(attendanceEndpoints.fillMarks, (call) => fillMarks(db, call));
  serve(attendanceEndpoints.fillPresent, (call) => fillPresent(db, call));
  serve(attendanceEndpoints.saveVisits, (call) => saveVisits(db, call));
  serve(attendanceEndpoints.closeDay, (call) => closeDay(db, call));
  serve(attendanceEndpoints.reopenDay, (call) => reopenDay(db, call));
  serve(attendanceEndpoints.cellHistory, async ({ params: { date, studentId, period } }) => ({
    content: await readCellHistory(db, date, studentId, period),
  }));
  serve(attendanceEndpoints.exportDay, (call) => exportDay(db, call));
  serve(
    attendanceEndpoints.attendanceMonth,
    async ({ params: { year, month }, query: { studentId }, now }) =>
      monthRows(await readMonth(db, monthAt(year, month), now, studentId)),
  );
  serve(
    attendanceEndpoints.attendanceMonthSheet,
    async ({ params: { year, month }, query: { studentId }, now }) =>
      packMonth(await readMonth(db, monthAt(year, month), now, studentId)),
  );
  serve(attendanceEndpoints.exportMonth, (call) => exportMonth(db, call));
  serve(attendanceEndpoints.editedAttendanceSettings, (call) => readTab(db, call, attendanceTab));
  serve(attendanceEndpoints.saveAttendanceSettings, (call) => saveAttendanceSettings(db, call));
  serve(pointManagementEndpoints.pointProposals, async ({ params: { date }, now }) => ({
    content: await readProposals(db, date, now),
  }));
}
