import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

/** Closed at 22:00 on a Monday by 오매니저. */
const CLOSE = '2026-03-02T13:00:00Z';
const BEFORE = '2026-03-02T06:00:00Z';
const AFTER = '2026-03-03T01:00:00Z';
/** A cell's versions: what it said, when, and why; the last one is the cell. */
const cell = (student: number, period: number, versions: [string | null, string, string?][]) => {
  const said = (status: string | null) => (status === null ? 'null' : `'${status}'`);
  const [status, at] = versions.at(-1) ?? [null, BEFORE];
  return [
    `insert into attendance_marks (date, student_id, period, status, excused, note, version, revision, at, by_manager_id)
       values ('2026-03-02', ${student}, ${period}, ${said(status)}, false, '', ${versions.length}, 1, '${at}', 1);`,
    ...versions.map(
      ([was, when, reason], index) =>
        `insert into attendance_mark_versions (date, student_id, period, version, status, excused, note, at, made_at, by_manager_id, reason)
           values ('2026-03-02', ${student}, ${period}, ${index + 1}, ${said(was)}, false, '', '${when}', '${when}', 1, ${reason ? `'${reason}'` : 'null'});`,
    ),
  ].join('\n');
};
const visit = (student: number, leftAt: string, at: string) =>
  `insert into attendance_visits (date, student_id, arrived_at, left_at, outings, version, revision, at, by_manager_id)
     values ('2026-03-02', ${student}, '14:00', '${leftAt}', '[]', 2, 1, '${at}', 1);`;

const release = `
  insert into managers (id, name, username, password_hash, role, status) overriding system value values (1, '오매니저', 'oh', 'x', 'MANAGER', 'ACTIVE');
  insert into students (id, name, phone) overriding system value values (1, '김하늘', '01012345678'), (2, '이바다', '01023456789'), (3, '박솔', '01034567890');
  insert into attendance_days (date, revision, closed_at, closed_by) values ('2026-03-02', 9, '${CLOSE}', 1);
  insert into audit_log (at, actor_kind, actor_id, actor_name, action, entity, entity_id) values ('${CLOSE}', 'manager', 1, '오매니저', 'close-day', 'attendance', '2026-03-02');
  ${cell(1, 1, [['ABSENT', CLOSE]])}
  ${cell(1, 2, [['PRESENT', BEFORE]])}
  ${cell(1, 3, [
    ['LATE', BEFORE],
    [null, BEFORE],
    ['ABSENT', CLOSE],
  ])}
  ${cell(1, 4, [
    ['ABSENT', CLOSE],
    ['LATE', AFTER, '늦게 확인'],
  ])}
  ${visit(1, '21:50', CLOSE)}
  ${visit(2, '18:10', CLOSE)}
  ${visit(3, '21:50', BEFORE)}`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, '0045_closes_keep_their_rules');
  await db.run(release);
  await runMigration(db, '0045_closes_keep_their_rules');
});
afterAll(() => db.close());

test('what a close worked out is no mark any more; what a person wrote stands', async () => {
  expect(
    await db.read('select period, status, version from attendance_marks order by period'),
  ).toEqual([
    { period: 2, status: 'PRESENT', version: 1 },
    { period: 3, status: null, version: 2 },
    { period: 4, status: 'LATE', version: 2 },
  ]);
  expect(
    await db.read('select period, version from attendance_mark_versions order by period, version'),
  ).toEqual([
    { period: 2, version: 1 },
    { period: 3, version: 1 },
    { period: 3, version: 2 },
    { period: 4, version: 2 },
  ]);
});

test('who was not seen off has no 하원; who was, or had gone out, keeps it', async () => {
  expect(
    await db.read('select student_id::int as id, left_at from attendance_visits order by id'),
  ).toEqual([
    { id: 1, left_at: null },
    { id: 2, left_at: '18:10' },
    { id: 3, left_at: '21:50' },
  ]);
});
