import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

const MIGRATION = '0042_guardians';

const release = `
  insert into students (name, phone, parent_name, parent_phone, parent_relation) values
    ('김하늘', '01012345678', '김어머니', '01098765432', '모'), ('이바다', '01023456789', null, '01087654321', '부'),
    ('박솔', '01034567890', null, null, '조모'), ('최별', '01045678901', null, null, null);
  insert into managers (username, name, password_hash) values ('oh', '오매니저', 'x');
  insert into import_columns (heading, field, chosen_at, chosen_by)
    select heading, field, now(), managers.id from managers,
      (values ('학부모', 'parentName'), ('연락처', 'parentPhone')) as chosen (heading, field);`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, MIGRATION);
  await db.run(release);
  await runMigration(db, MIGRATION);
});
afterAll(() => db.close());

test('the guardian a student had is their first; a relation alone is their name', async () => {
  expect(
    await db.read(
      `select s.name as student, g.place, g.name, g.phone, g.relation
       from student_guardians g join students s on s.id = g.student_id order by s.id`,
    ),
  ).toEqual([
    { student: '김하늘', place: 0, name: '김어머니', phone: '01098765432', relation: '모' },
    { student: '이바다', place: 0, name: null, phone: '01087654321', relation: '부' },
    { student: '박솔', place: 0, name: '조모', phone: null, relation: null },
  ]);
});

test('columns chosen for imports mean the first guardian', async () => {
  expect(await db.read('select heading, field from import_columns order by field')).toEqual([
    { heading: '학부모', field: 'guardian1Name' },
    { heading: '연락처', field: 'guardian1Phone' },
  ]);
});
