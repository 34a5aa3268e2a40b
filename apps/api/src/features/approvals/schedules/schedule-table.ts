import { groupBy } from '@academy/domain/collections';
import { fileTexts } from '@academy/domain/files';
import {
  filterScheduleTable,
  scheduleEntries,
  scheduleEntryColumns,
  scheduleTableColumns,
  tableDays,
  type scheduleManagementEndpoints,
  type ScheduleTable,
  type ScheduleTableFilter,
} from '@academy/domain/schedule';
import { daysOfMonth, monthAt, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { sendAs } from '../../../http/files/send-as';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { sheetOf } from '../../../shared/sheets/sheet';
import { sheetFile } from '../../../shared/sheets/sheet-file';
import { readFacts } from '../students-db';
import { readReasonsOfMonth, readSchedulesOfMonth } from './table-db';

/**
 * Who is away when in a month, by what waits and what holds: three queries, whatever the number of
 * students.
 */
export async function readScheduleTable(
  db: Db,
  month: CalendarMonth,
  filter: ScheduleTableFilter,
): Promise<ScheduleTable> {
  const days = daysOfMonth(month);
  const schedulesOf = groupBy(await readSchedulesOfMonth(db, month), ({ studentId }) => studentId);
  const reasonsOf = groupBy(await readReasonsOfMonth(db, month), ({ studentId }) => studentId);
  const students = await readFacts(db, [...new Set([...schedulesOf.keys(), ...reasonsOf.keys()])]);
  const rows = students.map((student) => ({
    ...student,
    days: tableDays(
      days,
      schedulesOf.get(student.studentId) ?? [],
      reasonsOf.get(student.studentId) ?? [],
    ),
  }));
  return { rows: filterScheduleTable(rows, filter) };
}

/**
 * The table as a file, narrowed like the page, and its absences one by one. Every file is written
 * down.
 */
export async function exportSchedules(
  db: Db,
  {
    actor,
    params: { year, month: number, format },
    query,
    request,
    reply,
  }: Call<typeof scheduleManagementEndpoints.exportSchedules>,
) {
  const month = monthAt(year, number);
  const { rows } = await readScheduleTable(db, month, query);
  await transact(db, (tx) =>
    auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'regular-schedules',
        entityId: month,
        subject: fileTexts.schedules,
        after: { ...query, format, students: rows.length },
        studentIds: rows.map(({ studentId }) => studentId),
      },
    ),
  );
  sendAs(reply, `${fileTexts.schedules} ${month}`, format);
  return sheetFile(
    [
      sheetOf(fileTexts.schedules, scheduleTableColumns(daysOfMonth(month)), rows),
      sheetOf(fileTexts.scheduleEntries, scheduleEntryColumns, scheduleEntries(rows)),
    ],
    format,
  );
}
