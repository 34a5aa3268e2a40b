import { studentEndpoints, studentsPageSchema } from '@academy/domain/students';
import { day, month } from '@academy/domain/time';
import { won } from '@academy/domain/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managers, mealBills, reservations, studentPoints } from '../../../db/schema';
import { insertStudent, scenarioStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  const { db } = server.database;
  const studentId = scenarioStudent(server, 1);
  const at = new Date('2026-03-01T00:00:00Z');
  await db.insert(reservations).values({
    studentId,
    date: day('2026-03-05'),
    lunch: true,
    dinner: false,
    updatedAt: at,
    updatedByKind: 'student',
  });
  await db.insert(mealBills).values({
    studentId,
    month: month('2026-03'),
    lunchPrice: won(5000),
    dinnerPrice: won(6000),
  });
  const [boss] = await db.select({ id: managers.id }).from(managers).limit(1);
  await db.insert(studentPoints).values({
    studentId,
    incidentDate: day('2026-03-01'),
    pointType: 'PENALTY',
    points: 3,
    reason: '지각',
    issuedBy: boss!.id,
    createdAt: at,
  });
  await insertStudent(db, { name: '이바다', phone: '01077770001' });
});
afterAll(() => server.close());

const read = async (query: string) =>
  studentsPageSchema.parse(
    (await server.call('GET', `/api${studentEndpoints.students.path}?${query}`, { token })).body,
  );

test('a page has the same sums and namesakes whether everybody is added up for it or its students alone', async () => {
  const everybody = await read('sort=lunch&order=desc');
  const pages = [await read('size=1&page=0'), await read('size=1&page=1'), await read('q=바다')];
  const [first] = everybody.content;
  expect(first).toMatchObject({
    name: '이바다',
    namesake: true,
    lunchCount: 1,
    depositState: 'unpaid',
    penaltyTotal: 3,
  });
  for (const page of pages) {
    expect(page.content.length).toBeGreaterThan(0);
    for (const row of page.content)
      expect(row).toEqual(everybody.content.find(({ id }) => id === row.id));
    expect(page.counts).toEqual(everybody.counts);
  }
});

test.each([
  'hasMeals=true',
  'unpaid=true',
  'penaltyFrom=1',
  'sort=penalty&order=desc&size=1',
  'sort=dinner&q=01077770001',
])('%s asks for what is added up', async (query) => {
  const { content } = await read(query);
  expect(content.map(({ name }) => name)).toEqual(['이바다']);
});
