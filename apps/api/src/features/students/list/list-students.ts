import { can, missingRightText } from '@academy/domain/rights';
import { pageFacts } from '@academy/domain/http';
import { fileTexts } from '@academy/domain/files';
import { bySeat, studentMatcher } from '@academy/domain/identity';
import {
  filterStudents,
  mostGuardians,
  studentColumns,
  STUDENTS_MAX_SIZE,
  STUDENTS_PAGE_SIZE,
  type studentEndpoints,
} from '@academy/domain/students';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import { sendAs } from '../../../http/files/send-as';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { sheetOf } from '../../../shared/sheets/sheet';
import { sheetFile } from '../../../shared/sheets/sheet-file';
import { toRecord } from '../student-record';
import { readPointPeriod, readStudentRows, readStudentsPage } from './student-rows';
import { readStudentsOf } from '../students-db';
import { readListed } from './listed-students-db';

/**
 * A page of the grid. The list is filtered here and not in the database: 초성 and the wrong keyboard
 * are known to the domain alone.
 */
export async function listStudents(
  db: Db,
  {
    actor,
    query: { page = 0, size = STUDENTS_PAGE_SIZE, ...filter },
    now,
  }: Call<typeof studentEndpoints.students>,
) {
  const { rows, totalElements, facts } = await readStudentsPage(db, {
    now,
    viewer: actor,
    filter,
    from: page * size,
    to: (page + 1) * size,
  });
  return {
    content: rows,
    pointPeriod: await readPointPeriod(db),
    ...pageFacts({ page, size, totalElements }),
    ...facts,
  };
}

/** For pickers: students that any account may look up, with what distinguishes namesakes. */
export async function lookUpStudents(
  db: Db,
  {
    actor,
    query: { q = '', status, size = STUDENTS_MAX_SIZE },
  }: Call<typeof studentEndpoints.lookUpStudents>,
) {
  const matches = studentMatcher(q);
  const found = (await readListed(db, actor)).filter(
    (row) =>
      row.deletedAt === null && (status === undefined || row.status === status) && matches(row),
  );
  const ids = found
    .toSorted(bySeat)
    .slice(0, size)
    .map(({ id }) => id);
  return { content: (await readStudentsOf(db, ids)).map((row) => toRecord(row, actor)) };
}

/**
 * The whole filter as a file. Phone numbers are whole only with the right to see them, and every
 * file is logged.
 */
export async function exportStudents(
  db: Db,
  {
    actor,
    params: { format },
    query: { contacts = 'hide', ...filter },
    now,
    request,
    reply,
  }: Call<typeof studentEndpoints.exportStudents>,
) {
  const whole = contacts === 'show';
  if (whole && !can(actor, 'contacts.read'))
    throw new Refusal('no-right', {
      text: missingRightText('contacts.read', actor.role),
      extra: { needs: 'contacts.read' },
    });
  const rows = filterStudents(await readStudentRows(db, { now, viewer: actor }), filter);
  await transact(db, (tx) =>
    auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'students',
        entityId: null,
        subject: fileTexts.students,
        after: { ...filter, format, contacts: whole, students: rows.length },
        studentIds: rows.map(({ id }) => id),
      },
    ),
  );
  sendAs(reply, `${fileTexts.students} ${seoulDay(now)}`, format);
  return sheetFile(
    [
      sheetOf(
        fileTexts.students,
        studentColumns({
          contacts: whole,
          guardians: mostGuardians(rows),
          viewer: actor,
          pointPeriod: await readPointPeriod(db),
        }),
        rows,
      ),
    ],
    format,
  );
}
