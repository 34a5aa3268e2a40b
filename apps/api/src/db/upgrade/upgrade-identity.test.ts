import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

const MIGRATION = '0041_one_identity';

/** One seat in three writings, texts with what cannot be seen, and a seat whose key changes. */
const release = `
  insert into students (name, phone, seat, school, depositor_names, updated_at) values
    ('김\u200b하늘', '01012345678', 'A–01', '한빛\u00a0고', array['김\ufeff바다', '박솔'], '2026-11-01'),
    ('이바다', '01023456789', 'Ａ－０１', null, '{}', '2026-11-03'),
    ('박솔', '01034567890', 'A-01', null, '{}', '2026-11-02'),
    ('최별', '01045678901', 'B — 02', null, '{}', '2026-11-01'),
    ('강산', '01056789012', '–', null, '{}', '2026-11-01'),
    ('\u3164', '01067890123', 'ㄱ-1', null, '{}', '2026-11-01');`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, MIGRATION);
  await db.run(release);
  await runMigration(db, MIGRATION);
});
afterAll(() => db.close());

test('texts are what can be seen, and a seat has one writing', async () => {
  expect(
    await db.read('select name, seat, school, depositor_names from students order by id'),
  ).toEqual([
    { name: '김하늘', seat: null, school: '한빛 고', depositor_names: ['김바다', '박솔'] },
    { name: '이바다', seat: 'A-01', school: null, depositor_names: [] },
    { name: '박솔', seat: null, school: null, depositor_names: [] },
    { name: '최별', seat: 'B-02', school: null, depositor_names: [] },
    { name: '강산', seat: null, school: null, depositor_names: [] },
    { name: '\u3164', seat: 'ㄱ-1', school: null, depositor_names: [] },
  ]);
});

test('the log says who lost which seat to another writing of it', async () => {
  expect(await db.read('select subject, before, after from audit_log order by entity_id')).toEqual([
    { subject: '김하늘', before: { seat: 'A-01' }, after: { seat: null } },
    { subject: '박솔', before: { seat: 'A-01' }, after: { seat: null } },
  ]);
});

test.each(['A01', 'a–01', 'Ａ　０１', 'A−01', 'Aㅡ01'])(
  'from then on nobody else sits on %s',
  async (seat) => {
    await expect(
      db.run(`update students set seat = '${seat}' where name = '김하늘'`),
    ).rejects.toThrow('students_seat_key');
  },
);
