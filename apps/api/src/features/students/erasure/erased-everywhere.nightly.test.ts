import type { StudentId } from '@academy/domain/ids';
import { studentEndpoints } from '@academy/domain/students';
import { and, asc, isNull, notInArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../../tools/trust/figure';
import { attachments, students } from '../../../db/schema';
import { sealAll } from '../../../shared/audit/audit-chain-db';
import { checkChain } from '../../../shared/audit/check-audit-chain-db';
import { photoCalls } from '../../../testing/calls/photo-calls';
import { findText } from '../../../testing/database/find-text';
import { MARK, NUMBERS, writeEverywhere } from '../../../testing/life/write-everywhere';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const FIGURE = 'erased';
const DAY_MS = 86_400_000;

/** Where the marks have to be before: a test that wrote nothing there finds nothing there. */
const WRITTEN = [
  'absence_reasons.text',
  'attendance_mark_versions.note',
  'attendance_marks.note',
  'audit_log.actor_name',
  'audit_log.after',
  'audit_log.before',
  'audit_log.subject',
  'deposit_entries.note',
  'guardian_links.phone',
  'idempotency_keys.response',
  'meal_prices.reason',
  'messages.recipient',
  'messages.text',
  'mock_registrations.memo',
  'operation_rows.after',
  'operation_rows.before',
  'operations.facts',
  'operations.label',
  'point_objections.text',
  'regular_schedules.title',
  'report_remarks.text',
  'statement_rows.memo',
  'statement_rows.name',
  'student_guardians.name',
  'student_points.memo',
  'students.depositor_names',
  'students.school',
];

/** What managers do that may concern no student: a new action is about one, or is named here. */
const OF_NO_STUDENT = new Set([
  'add-holiday',
  'add-kiosk',
  'add-meal-price',
  'approve-account',
  'begin-second-factor',
  'cancel-exam',
  'change-own-password',
  'close-day',
  'close-exam',
  'close-meals',
  'close-month',
  'create-exam',
  'create-news',
  'delete-exam',
  'delete-news',
  'disable-account',
  'edit-account',
  'edit-exam',
  'edit-news',
  'enable-account',
  'export-list',
  'extend-exam',
  'issue-temporary-password',
  'login',
  'mark-messages-sent',
  'note-order-confirmed',
  'order-news',
  'publish-news',
  'reject-account',
  'remove-holiday',
  'remove-kiosk',
  'remove-meal-price',
  'renew-holidays',
  'renew-recovery-codes',
  'reopen-day',
  'reopen-month',
  'resend-messages',
  'reset-second-factor',
  'restore-news',
  'revoke-guardian-link',
  'save-academy',
  'save-attendance-settings',
  'save-erasure-settings',
  'save-features',
  'save-login-settings',
  'save-lunch-settings',
  'save-message-settings',
  'save-mock-settings',
  'save-notice-settings',
  'save-point-presets',
  'save-point-settings',
  'save-schedule-settings',
  'save-seat-map',
  'save-seat-plan',
  'save-second-factor-policy',
  'see-login-alert',
  'send-test-message',
  'set-up-second-factor',
  'sign-out-account',
  'turn-off-second-factor',
  'unpublish-news',
  'upload-logo',
  'upload-picture',
]);

/** All but those who were there before, by the call that a manager makes. */
async function eraseAll(server: TestApp, kept: readonly StudentId[], admin: string) {
  const rows = await server.database.db
    .select({ studentId: students.id, name: students.name })
    .from(students)
    .where(and(notInArray(students.id, [...kept]), isNull(students.erasedAt)))
    .orderBy(asc(students.id));
  for (const { studentId, name } of rows) {
    const answer = await server.callEndpoint(
      studentEndpoints.eraseStudent,
      { studentId },
      { token: admin, body: { typed: name } },
    );
    expect(answer, name).toMatchObject({ status: 200 });
  }
}

/** What can still be found of students about whom everything was written and who were erased. */
async function leftOver({ before }: { before?: string } = {}) {
  const server = await startTestApp();
  const { db } = server.database;
  if (before !== undefined) await db.execute(sql.raw(before));
  const { admin, refused } = await writeEverywhere(server);
  await sealAll(db);
  const texts = [MARK, ...NUMBERS];
  const stood = await findText(db, texts);
  const written = new Set(stood.map((found) => found.split(':')[0]));
  const { rows: about } = await db.execute<{ action: string }>(
    sql`select distinct action from audit_log where student_ids = '{}' order by 1`,
  );
  const photos = (await db.select({ key: attachments.key }).from(attachments)).map(
    ({ key }) => key,
  );
  await eraseAll(server, server.students, admin);
  const { sweep, filesLeft } = photoCalls(server);
  await sweep(new Date(server.clock.now().getTime() + 2 * DAY_MS));
  const left = await findText(db, texts);
  const files = await filesLeft(photos);
  await sealAll(db);
  const { trouble, waiting } = await db.transaction((tx) => checkChain(tx));
  await server.close();
  return {
    refused,
    stood: stood.length,
    written,
    about: about.map(({ action }) => action),
    left,
    photos,
    files,
    trouble,
    waiting,
  };
}

test('of whom everything was written about, nothing is found after erasing, and the chain holds', async (context) => {
  const rounds = triesOf(FIGURE, 1);
  let [tried, wrong] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const found = await leftOver();
    const { refused, stood, written, left, photos, files, trouble, waiting } = found;
    expect(refused).toEqual([]);
    expect(WRITTEN.filter((column) => !written.has(column))).toEqual([]);
    expect(found.about.filter((action) => !OF_NO_STUDENT.has(action))).toEqual([]);
    expect(photos.length).toBeGreaterThan(0);
    [tried, wrong] = [tried + stood, wrong + left.length + files + trouble.length];
    count(context, FIGURE, { tried, wrong });
    expect({ left, files, trouble, waiting }).toEqual({
      left: [],
      files: 0,
      trouble: [],
      waiting: 0,
    });
  }
});

test('control: where nothing says whose an entry of the log is, names and texts stay in it', async (context) => {
  const { left, stood } = await leftOver({
    before: 'alter table audit_log disable trigger audit_log_a_concerned',
  });
  countControl(context, FIGURE, { tried: stood, wrong: left.length });
  expect(left.length).toBeGreaterThan(10);
});
