import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

/**
 * Three on one seat, written in three ways, one of them changed last; two who only seem to share
 * one.
 */
const release = `
  insert into students (name, phone, seat, status, updated_at, deleted_at) values
    ('김하늘', '01012345678', 'A-01', 'ENROLLED', '2026-11-01', null), ('이바다', '01023456789', 'a01', 'ENROLLED', '2026-11-03', null),
    ('박솔', '01034567890', 'A 01', 'ENROLLED', '2026-11-02', null), ('최휴원', '01045678901', 'A-01', 'ON_LEAVE', '2026-11-09', null),
    ('정삭제', '01056789012', 'A-01', 'ENROLLED', '2026-11-09', '2026-11-09'), ('강별', '01067890123', '-', 'ENROLLED', '2026-11-01', null),
    ('조강', '01078901234', '-', 'ENROLLED', '2026-11-01', null), ('한들', '01089012345', 'A-02', 'ENROLLED', '2026-11-01', null);`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, '0008_one_seat');
  await db.run(release);
  await runMigration(db, '0008_one_seat');
});
afterAll(() => db.close());

test('of students who shared a seat the one changed last keeps it', async () => {
  expect(await db.read('select name, seat, version from students order by id')).toEqual([
    { name: '김하늘', seat: null, version: 2 },
    { name: '이바다', seat: 'a01', version: 1 },
    { name: '박솔', seat: null, version: 2 },
    { name: '최휴원', seat: 'A-01', version: 1 },
    { name: '정삭제', seat: 'A-01', version: 1 },
    { name: '강별', seat: null, version: 1 },
    { name: '조강', seat: null, version: 1 },
    { name: '한들', seat: 'A-02', version: 1 },
  ]);
});

test('the log says which seat the others had', async () => {
  expect(
    await db.read(
      'select actor_kind, action, entity_id, subject, before, after from audit_log order by entity_id',
    ),
  ).toEqual(
    [
      ['1', '김하늘', 'A-01'],
      ['3', '박솔', 'A 01'],
    ].map(([id, name, seat]) => ({
      actor_kind: 'system',
      action: 'edit-student',
      entity_id: id,
      subject: name,
      before: { seat },
      after: { seat: null },
    })),
  );
});

test('from then on a seat is one student’s', async () => {
  await expect(db.run("update students set seat = 'A02' where name = '김하늘'")).rejects.toThrow(
    'students_seat_key',
  );
});
