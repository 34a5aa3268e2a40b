import type { StudentId } from '@academy/domain/ids';
import { studentEndpoints } from '@academy/domain/students';
import { and, asc, isNull, like, notInArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../../tools/trust/figure';
import type { Db } from '../../../db/database';
import { attachments, students } from '../../../db/schema';
import { sealAll } from '../../../shared/audit/audit-chain-db';
import { checkChain } from '../../../shared/audit/check-audit-chain-db';
import { photoCalls } from '../../../testing/calls/photo-calls';
import { findText } from '../../../testing/database/find-text';
import { MARK, NUMBERS, writeEverywhere } from '../../../testing/life/write-everywhere';
import { aboutNoStudent } from '../../../testing/of-features';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const FIGURE = 'erased';
const DAY_MS = 86_400_000;

/**
 * Columns of words that are about no student. Any other is one that has to be written before: a
 * column that nothing writes here might never be erased, and no test would notice.
 */
const ABOUT_NO_STUDENT = [
  // The academy's own words.
  /^(attendance_days|holidays|import_columns|installation|meal_closings|mock_exams|mock_exam_pictures|month_closes|news|news_files|news_pictures|point_presets|settings|statement_titles)\./,
  /^(managers|second_factors)\./,
  // Keys, hashes, devices and addresses; codes without a list of their own.
  /^(attachments|audit_chain|limits|login_alerts|login_devices|push_keys|push_subscriptions|sending_keys|sessions|stored_pictures|student_pins)\./,
  /\.(key|uid|request_hash|written_device|status|entity|entity_id|declined)$/,
  /^audit_log\.(action|device|ip|request_id|role)$/,
  /^messages\.(provider_id|template)$/,
  /^moves\.(from_branch|to_branch)$/,
  /^(attendance_visits\.outings|mock_registrations\.(prices|selected_subjects)|statement_rows\.time)$/,
  // Whole rows go with the student. A mail has its subject from the caterer's template.
  /^(absence_reasons|regular_schedules|schedule_versions|student_moves)\./,
  /^messages\.subject$/,
  ...aboutNoStudent.columns,
];

/** The columns that hold free words: none that a check keeps to codes, months or times. */
async function wordColumns(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select t.relname || '.' || a.attname as name from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
      and a.atttypid = any ('{text,text[],jsonb}'::regtype[])
      and not exists (
        select from pg_constraint c where c.conrelid = t.oid and c.contype = 'c' and a.attnum = any (c.conkey)
          and pg_get_constraintdef(c.oid) ~ ('[( ]' || a.attname || ' (= ANY|~|<@) '))
    order by 1`);
  return rows
    .map(({ name }) => name)
    .filter((name) => !ABOUT_NO_STUDENT.some((one) => one.test(name)));
}

/** What managers do that may concern no student: a new action is about one, or is named here. */
const OF_NO_STUDENT = new Set([
  ...aboutNoStudent.actions,
  'add-holiday',
  'add-meal-price',
  'approve-account',
  'begin-second-factor',
  'cancel-exam',
  'cancel-move',
  'change-own-password',
  'check-backup',
  'close-day',
  'close-exam',
  'close-meals',
  'close-month',
  'create-exam',
  'create-news',
  'delete-exam',
  'delete-news',
  'disable-account',
  'download-backup',
  'edit-account',
  'edit-exam',
  'edit-news',
  'enable-account',
  'export-list',
  'extend-exam',
  'hand-exam',
  'hand-news',
  'hand-presets',
  'hand-settings',
  'issue-temporary-password',
  'login',
  'mark-messages-sent',
  'note-order-confirmed',
  'order-news',
  'publish-mock-results',
  'publish-news',
  'reject-account',
  'remove-holiday',
  'remove-meal-price',
  'renew-holidays',
  'renew-recovery-codes',
  'reopen-day',
  'reopen-month',
  'remove-sending-keys',
  'renew-push-key',
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
  'save-seat-plan',
  'save-sending-keys',
  'save-second-factor-policy',
  'see-login-alert',
  'send-test-message',
  'resume-move',
  'set-up-second-factor',
  'sign-out-account',
  'start-move',
  'take-backup',
  'turn-off-second-factor',
  'unpublish-news',
  'upload-logo',
  'upload-picture',
  'upload-pdf',
]);

/**
 * Marks what no single call writes, a second payer's name or the reason of a later change, where a
 * row is the student's.
 */
async function markDirectly(db: Db, columns: readonly string[]) {
  const there = await db
    .select({ id: students.id })
    .from(students)
    .where(and(isNull(students.erasedAt), like(students.name, `${MARK}%`)));
  const ids = there.map(({ id }) => id);
  for (const [table = '', column = ''] of columns.map((one) => one.split('.')))
    await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${MARK}::text || ctid::text
        where ${sql.identifier(table === 'students' ? 'id' : 'student_id')} = any(${sql.param(ids)}::bigint[])`,
    );
}

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
  const texts = [MARK, ...NUMBERS];
  const columnsOf = (found: readonly string[]) => new Set(found.map((one) => one.split(':')[0]));
  const byCalls = columnsOf(await findText(db, texts));
  const words = await wordColumns(db);
  const others = words.filter((column) => !byCalls.has(column));
  await markDirectly(db, others);
  await sealAll(db);
  const stood = await findText(db, texts);
  const marked = columnsOf(stood);
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
    unwritten: words.filter((column) => !marked.has(column)),
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
    const { refused, stood, unwritten, left, photos, files, trouble, waiting } = found;
    expect(refused).toEqual([]);
    expect(unwritten).toEqual([]);
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
