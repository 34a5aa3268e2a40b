import { fileTexts } from '@academy/domain/files';
import {
  examColumns,
  examSubjects,
  filterExams,
  filterRegistrations,
  paperOrder,
  paperOrderColumns,
  registrationColumns,
  subjectOptions,
  type ManagedExam,
  type ManagedRegistration,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { sendAs } from '../../../http/files/send-as';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { sheetOf } from '../../../shared/sheets/sheet';
import { sheetFile } from '../../../shared/sheets/sheet-file';
import { readSubjectOptions } from '../exams-db';
import { readManagedExam, readManagedExams } from './exams-db';
import { readManagedRegistrations } from './registrations/registrations-db';

type Endpoints = typeof mockManagementEndpoints;

export const subjectsOf = async (db: Db | Tx, exam: ManagedExam) =>
  examSubjects(exam, subjectOptions(await readSubjectOptions(db)));

export const orderOf = async (
  db: Db,
  exam: ManagedExam,
  registrations: readonly ManagedRegistration[],
) => paperOrder(registrations, await subjectsOf(db, exam));

export async function exportExams(db: Db, call: Call<Endpoints['exportExams']>) {
  const {
    params: { format },
    query: { state, year, q },
    now,
    reply,
  } = call;
  const rows = filterExams(await readManagedExams(db, now), { state, year, q });
  await transact(db, (tx) =>
    auditManager(tx, call, {
      action: 'export-list',
      entity: 'mock-exams',
      entityId: null,
      subject: fileTexts.exams,
      after: { format, count: rows.length },
    }),
  );
  sendAs(reply, `${fileTexts.exams} ${seoulDay(now)}`, format);
  return sheetFile([sheetOf(fileTexts.exams, examColumns, rows)], format);
}

/**
 * 신청자 as they are filtered, with a column for each subject; the workbook has 과목별 집계 and 미입금 of the
 * whole exam behind it.
 */
export async function exportRegistrations(db: Db, call: Call<Endpoints['exportRegistrations']>) {
  const {
    params: { examId, format },
    query,
    now,
    reply,
  } = call;
  const [exam, all] = [
    await readManagedExam(db, examId, now),
    await readManagedRegistrations(db, examId),
  ];
  const order = await orderOf(db, exam, all);
  const columns = registrationColumns(order.subjects.map(({ subject }) => subject));
  const rows = filterRegistrations(all, query);
  await transact(db, (tx) =>
    auditManager(tx, call, {
      action: 'export-list',
      entity: 'mock-registrations',
      entityId: examId,
      subject: `${exam.title} ${fileTexts.registrations}`,
      after: { format, count: rows.length },
    }),
  );
  sendAs(reply, `${exam.title} ${fileTexts.registrations} ${seoulDay(now)}`, format);
  return sheetFile(
    [
      sheetOf(fileTexts.registrations, columns, rows),
      sheetOf(fileTexts.paperOrder, paperOrderColumns, order.subjects, 1),
      sheetOf(fileTexts.unpaidMocks, columns, filterRegistrations(all, { show: 'unpaid' })),
    ],
    format,
  );
}
