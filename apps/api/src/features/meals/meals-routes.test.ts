import { mealEndpoints } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mealBills } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { saveRules } from '../../testing/calls/save-rules';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

const april = (studentId: string) => ({ studentId, year: 2026, month: 4 });

test('GET /reservations/{studentId}/{year}/{month}: an untouched month is empty, a saved one comes back in order', async () => {
  const [id = ''] = server.students;
  const api = server.api(await server.studentToken());
  expect(await api.readMonth({ params: april(id) })).toEqual([]);
  await api.saveMonth({
    params: { studentId: id },
    body: [
      { date: '2026-04-08', lunch: true, dinner: true },
      { date: '2026-04-06', lunch: false, dinner: true },
    ],
  });
  const saved = [
    { date: day('2026-04-06'), lunch: false, dinner: true },
    { date: day('2026-04-08'), lunch: true, dinner: true },
  ];
  expect(await api.readMonth({ params: april(id) })).toEqual(saved);
  expect(await api.readMonth({ params: { ...april(id), month: 5 } })).toEqual([]);
  expect(
    await server.api(await server.managerToken()).readMonth({ params: april(id) }),
    'a manager reads it too',
  ).toEqual(saved);
});

test('a day taken back is gone from the month', async () => {
  const id = await insertStudent(server.database.db, { phone: '01055550001' });
  const api = server.api(await server.studentToken('01055550001'));
  await api.saveMonth({
    params: { studentId: id },
    body: [{ date: '2026-04-07', lunch: true, dinner: false }],
  });
  await api.saveMonth({
    params: { studentId: id },
    body: [{ date: '2026-04-07', lunch: false, dinner: false }],
  });
  expect(await api.readMonth({ params: april(id) })).toEqual([]);
});

test('GET /reservations/{studentId}/{year}/{month}/bill: today’s prices until the first save, then the frozen ones', async () => {
  const id = await insertStudent(server.database.db, { phone: '01055550002' });
  const api = server.api(await server.studentToken('01055550002'));
  const untouched = {
    month: '2026-04',
    lunchPrice: won(5000),
    dinnerPrice: won(6000),
    frozen: false,
    depositStatus: 'unpaid',
  };
  expect(await api.readBill({ params: april(id) })).toEqual(untouched);
  await api.saveMonth({
    params: { studentId: id },
    body: [{ date: '2026-04-07', lunch: true, dinner: false }],
  });

  const manager = await server.managerToken();
  const { settings } = await server.api(manager).editedLunchSettings();
  await saveRules(server, manager, { ...settings, lunchPrice: won(9000) });
  expect(await api.readBill({ params: april(id) })).toEqual({ ...untouched, frozen: true });
  expect(await api.readBill({ params: { ...april(id), month: 5 } })).toMatchObject({
    lunchPrice: won(9000),
    frozen: false,
  });
  await api.saveMonth({
    params: { studentId: id },
    body: [{ date: '2026-04-09', lunch: true, dinner: false }],
  });
  expect(await api.readBill({ params: april(id) }), 'a later save does not thaw it').toEqual({
    ...untouched,
    frozen: true,
  });
});

test('GET /students/me/meal-page/{year}/{month}: what the page asks for, as the single calls answer it', async () => {
  const id = await insertStudent(server.database.db, { phone: '01055550004' });
  const api = server.api(await server.studentToken('01055550004'));
  await api.saveMonth({
    params: { studentId: id },
    body: [{ date: '2026-04-07', lunch: true, dinner: false }],
  });
  const page = await api.readMealPage({ params: { year: 2026, month: 4 } });
  expect(page).toEqual({
    me: await api.studentMe(),
    settings: await api.lunchSettings(),
    month: await api.readMonth({ params: april(id) }),
    bill: await api.readBill({ params: april(id) }),
    holidays: await api.holidays({ params: { year: 2026 } }),
  });
  expect(page.me.id).toBe(id);
  expect(page.month).toHaveLength(1);
});

test('the bill says whether the deposit is confirmed', async () => {
  const id = await insertStudent(server.database.db, { phone: '01055550003' });
  await server.database.db.insert(mealBills).values({
    studentId: id,
    month: '2026-03' as never,
    lunchPrice: won(5000),
    dinnerPrice: won(6000),
    depositStatus: 'confirmed',
  });
  const api = server.api(await server.studentToken('01055550003'));
  expect(await api.readBill({ params: { ...april(id), month: 3 } })).toMatchObject({
    depositStatus: 'confirmed',
    frozen: true,
  });
});

test.each([
  ['a month that is none', { year: 2026, month: 13 }, ['month']],
  ['a year outside 1900–2100', { year: 2101, month: 1 }, ['year']],
  ['words', { year: 'twenty', month: 'x' }, ['year', 'month']],
])('%s: 400 that names the fields', async (_, params, fields) => {
  const [id = ''] = server.students;
  const answer = await server.callEndpoint(
    mealEndpoints.readMonth,
    { studentId: id, ...params },
    { token: await server.studentToken() },
  );
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    success: false,
    code: 'validation-failed',
    errors: Object.fromEntries(fields.map((field) => [field, expect.stringMatching(/[가-힣]/)])),
  });
});

test.each(['abc', '0', '-1', '1.5', '99999999999999999999', '%00'])(
  'a manager who asks for student %s: 404',
  async (id) => {
    const answer = await server.call('GET', `/api/reservations/${id}/2026/4`, {
      token: await server.managerToken(),
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not-found' });
  },
);
