import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

const KEY = `${'a'.repeat(64)}.webp`;
/**
 * Three students in November: one paid, one paid and got it back, one did neither; last month is
 * closed.
 */
const release = `
  insert into managers (username, name, password_hash, role, status) values ('admin', '한원장', 'x', 'ADMIN', 'ACTIVE'), ('new', '신대기', 'x', 'MANAGER', 'PENDING');
  insert into students (name, phone) values ('김하늘', '01012345678'), ('이바다', '01023456789'), ('박솔', '01034567890');
  insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind) values
    (1, '2026-11-20', true, true, now(), 'student'), (1, '2026-11-21', true, false, now(), 'student'), (1, '2026-10-20', true, true, now(), 'student'), (1, '2026-10-21', false, false, now(), 'student'),
    (2, '2026-11-20', true, false, now(), 'student'), (3, '2026-11-20', true, true, now(), 'student');
  insert into meal_bills (student_id, month, lunch_price, dinner_price, deposit_status, closed_at) values
    (1, '2026-11', 5000, 6000, 'confirmed', null), (2, '2026-11', 5000, 6000, 'refunded', null), (3, '2026-11', 5000, 6000, 'unpaid', null), (1, '2026-10', 4500, 5500, 'confirmed', '2026-11-01T00:00:00Z'),
    (2, '2026-10', 4500, 5500, 'confirmed', '2026-11-01T00:00:00Z');
  insert into news (title, image_key, published_at) values ('식단', '${KEY}', now()), ('안내', null, now());
  insert into academy (name, company_lines, manual_url, desk_phone, channel_url) values ('하늘학원', '[]', '', '', '');
  insert into audit_log (at, actor_kind, actor_name, action, entity) values (now(), 'manager', '한원장', 'login', 'session');`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  for (const name of ['0000_tables', '0001_guards', '0002_student_features'])
    await runMigration(db, name);
  await db.run(release);
  await runMigration(db, '0003_manager_features');
});
afterAll(() => db.close());

test('deposits that were a word are lines of the ledger, for exactly what was billed', async () => {
  expect(
    await db.read(
      `select student_id::int, month, kind, amount, day is null as open, note from deposit_entries order by id`,
    ),
  ).toEqual([
    {
      student_id: 1,
      month: '2026-10',
      kind: 'deposit',
      amount: 10_000,
      open: true,
      note: '이전 기록',
    },
    {
      student_id: 1,
      month: '2026-11',
      kind: 'deposit',
      amount: 16_000,
      open: true,
      note: '이전 기록',
    },
    {
      student_id: 2,
      month: '2026-11',
      kind: 'deposit',
      amount: 5000,
      open: true,
      note: '이전 기록',
    },
    {
      student_id: 2,
      month: '2026-11',
      kind: 'refund',
      amount: 5000,
      open: false,
      note: '이전 기록',
    },
  ]);
});

test('a closed month keeps what it showed', async () => {
  expect(
    await db.read(
      'select student_id::int, closed_lunch, closed_dinner, closed_total from meal_bills where closed_total is not null order by student_id',
    ),
  ).toEqual([
    { student_id: 1, closed_lunch: 1, closed_dinner: 1, closed_total: 10_000 },
    { student_id: 2, closed_lunch: 0, closed_dinner: 0, closed_total: 0 },
  ]);
  expect(await db.read('select month, billed::int, students, closed_by from month_closes')).toEqual(
    [{ month: '2026-10', billed: 10_000, students: 2, closed_by: null }],
  );
});

test('nobody loses anything: accounts keep their rights, notices their pictures, rows get their first version', async () => {
  expect(
    await db.read(
      'select username, cardinality(areas) as areas, version, approved_at is null as waits from managers order by id',
    ),
  ).toEqual([
    { username: 'admin', areas: 9, version: 1, waits: false },
    { username: 'new', areas: 9, version: 1, waits: true },
  ]);
  expect(
    await db.read(
      'select n.title, p.key, p.alt from news n left join news_pictures p on p.news_id = n.id order by n.id',
    ),
  ).toEqual([
    { title: '식단', key: KEY, alt: '식단' },
    { title: '안내', key: null, alt: null },
  ]);
  expect(
    await db.read('select version, depositor_names, allergy from students where id = 1'),
  ).toEqual([{ version: 1, depositor_names: [], allergy: '' }]);
});

test.each([
  'delete from deposit_entries',
  'update deposit_entries set amount = 1',
  "update deposit_entries set month = '2026-12' where false",
  'truncate deposit_entries',
])('the ledger refuses: %s', async (statement) => {
  await expect(db.run(statement)).rejects.toThrow('deposit_entries is a ledger');
});

test('voiding a line is no rewriting', async () => {
  await db.run(
    "update deposit_entries set voided_at = now(), void_reason = '실수', voided_by = 1 where id = 1",
  );
  expect(await db.read('select amount, void_reason from deposit_entries where id = 1')).toEqual([
    { amount: 10_000, void_reason: '실수' },
  ]);
});
