import {
  attendanceDayColumns,
  attendanceMonthColumns,
  dayContext,
  dayFiltersOf,
  monthRows,
  type attendanceEndpoints,
} from '@academy/domain/attendance';
import { fileTexts } from '@academy/domain/files';
import { matchesStudent } from '@academy/domain/identity';
import { daysOfMonth, monthAt } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { sendAs } from '../../../http/files/send-as';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { sheetOf } from '../../../shared/sheets/sheet';
import { sheetFile } from '../../../shared/sheets/sheet-file';
import { readDay } from '../day/read-day';
import { readMonth } from './read-month';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';

type Filter = { q?: string | undefined; grade?: string | undefined };
const fits =
  ({ q = '', grade }: Filter) =>
  (row: { name: string; seat: string | null; phoneTail: string; grade: string | null }) =>
    matchesStudent(row, q) && (grade === undefined || grade === '' || grade === row.grade);

/** The sheet of a day as a file, narrowed like the page. Every file is written down. */
export async function exportDay(
  db: Db,
  {
    actor,
    params: { date, format },
    query,
    now,
    request,
    reply,
  }: Call<typeof attendanceEndpoints.exportDay>,
) {
  const day = await readDay(db, date, now);
  const { tile = 'all' } = query;
  const context = dayContext(day, await readAttendanceSettings(db), now);
  const listed = day.rows.filter(fits(query)).filter((row) => dayFiltersOf(row, context).has(tile));
  await transact(db, (tx) =>
    auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'attendance',
        entityId: date,
        subject: fileTexts.attendanceDay,
        after: { ...query, format, students: listed.length },
        studentIds: listed.map(({ studentId }) => studentId),
      },
    ),
  );
  sendAs(reply, `${fileTexts.attendanceDay} ${date}`, format);
  return sheetFile(
    [sheetOf(fileTexts.attendanceDay, attendanceDayColumns(context), listed)],
    format,
  );
}

/** A month by students and days as a file. */
export async function exportMonth(
  db: Db,
  {
    actor,
    params: { year, month: number, format },
    query,
    now,
    request,
    reply,
  }: Call<typeof attendanceEndpoints.exportMonth>,
) {
  const month = monthAt(year, number);
  const { rows, rest } = monthRows(await readMonth(db, month, now));
  const listed = rows.filter(fits(query));
  await transact(db, (tx) =>
    auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'attendance',
        entityId: month,
        subject: fileTexts.attendanceMonth,
        after: { ...query, format, students: listed.length },
        studentIds: listed.map(({ studentId }) => studentId),
      },
    ),
  );
  sendAs(reply, `${fileTexts.attendanceMonth} ${month}`, format);
  return sheetFile(
    [sheetOf(fileTexts.attendanceMonth, attendanceMonthColumns(daysOfMonth(month), rest), listed)],
    format,
  );
}
