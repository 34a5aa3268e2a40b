import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

const MIGRATION = '0002_trust';

/** What an older release wrote, which never said whose it was. */
const release = `
  insert into managers (username, name, password_hash, role, status, created_at) values ('desk', '오매니저', 'x', 'MANAGER', 'ACTIVE', now());
  insert into students (name, phone) values ('김하늘', '01012345678'), ('이바다', '01023456789');
  insert into student_points (student_id, incident_date, point_type, points, reason, issued_by, created_at) values (2, '2026-03-02', 'PENALTY', 2, '지각', 1, now());
  insert into audit_log (at, actor_kind, actor_id, actor_name, action, entity, entity_id, after) values
    (now(), 'student', 1, '김하늘', 'login', 'session', '99', null),
    (now(), 'manager', 1, '오매니저', 'mark-attendance', 'attendance', '2', null),
    (now(), 'manager', 1, '오매니저', 'close-day', 'attendance', '2026-03-02', null),
    (now(), 'manager', 1, '오매니저', 'void-point', 'points', '1', null),
    (now(), 'manager', 1, '오매니저', 'save-pick-ups', 'pick-ups', '2026-03-02', '[{"studentId": "1"}, {"studentId": "2"}]');
  insert into operations (kind, at, by_manager_id) values ('students.status', now(), 1);
  insert into operation_rows (operation_id, position, entity, entity_id) values (1, 0, 'student', '1'), (1, 1, 'mark', '2026-03-02 2 1'), (1, 2, 'meal-price', 'all 1');
  insert into audit_log (at, actor_kind, actor_name, action, entity, entity_id) values (now(), 'manager', '오매니저', 'undo-students', 'operations', '1');
  insert into statement_rows (day, name, amount, memo, imported_at, imported_by) values ('2026-03-02', '김하늘', 1000, '', now(), 1);
  insert into deposit_entries (student_id, month, kind, amount, created_at) values (1, '2026-03', 'deposit', 1000, now());
  insert into statement_bookings (row_id, student_id, entry_id, amount) values (1, 1, 1, 1000);`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, MIGRATION);
  await db.run(release);
  await runMigration(db, MIGRATION);
});
afterAll(() => db.close());

const whose = async (table: string, order: string) =>
  (
    await db.read(
      `select array_to_string(student_ids, ',') as whose from ${table} order by ${order}`,
    )
  ).map((row) => row.whose);

test('what is there already says whose it is, and so does what the older release writes from now on', async () => {
  expect(await whose('audit_log', 'id')).toEqual(['1', '2', '', '2', '1,2', '1,2']);
  expect(await whose('operation_rows', 'position')).toEqual(['1', '2', '']);
  expect(await whose('statement_rows', 'id')).toEqual(['1']);
  await db.run(`
    insert into audit_log (at, actor_kind, actor_id, actor_name, action, entity, entity_id, after) values
      (now(), 'student', 2, '이바다', 'object-to-point', 'points', '1', null),
      (now(), 'manager', 1, '오매니저', 'save-visit', 'attendance', '1', null)`);
  expect((await whose('audit_log', 'id')).slice(-2)).toEqual(['2', '1']);
});

test('the log stays closed', async () => {
  await expect(db.run('update audit_log set after = null')).rejects.toThrow(
    'audit_log is append-only',
  );
});
