import { afterAll, beforeAll, expect, test } from 'vitest';
import { studentAllergens } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { readAllergensOf, readAllergic } from './allergens-db';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

test('an allergy is known by the student’s choice and by what managers wrote', async () => {
  const { db } = server.database;
  const written = await insertStudent(db, { phone: '01077770001', allergy: '땅콩' });
  const chosen = await insertStudent(db, { phone: '01077770002' });
  const none = await insertStudent(db, { phone: '01077770003' });
  await db
    .insert(studentAllergens)
    .values({ studentId: chosen, allergens: [9], updatedAt: new Date() });
  const ids = [written, chosen, none];
  expect(await readAllergic(db, ids)).toEqual(new Set([written]));
  expect(ids.map(await readAllergensOf(db, ids))).toEqual([[], [9], []]);
  expect(await readAllergic(db, [])).toEqual(new Set());
});
