import { calendarEndpoints } from '@academy/domain/calendar';
import { mealEndpoints } from '@academy/domain/meals';
import { day } from '@academy/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reservations } from '../../../db/schema';
import { lunchSetting } from '../../../shared/settings/kept-settings';
import { forgetSettings, storeSetting } from '../../../testing/data/store-setting';
import { scenarioStudent } from '../../../testing/data/a-student';
import { emptyBooks } from '../../../testing/academies/empty-books';
import { hold } from '../../../testing/database/hold';
import { persistently } from '../../../testing/calls/persistently';
import { scenarioSettings } from '../../../testing/academies/scenario';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let manager: string;
let student: string;
const date = day('2026-03-10');
const studentId = () => scenarioStudent(server, 0);
beforeAll(async () => {
  server = await startTestApp();
  [manager, student] = [await server.managerToken(), await server.studentToken()];
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyBooks(server.database.db);
  await forgetSettings(server.database.db, lunchSetting);
  await storeSetting(server.database.db, lunchSetting, scenarioSettings);
});

const close = {
  kind: 'close',
  dates: [date],
  meals: ['lunch'],
  cause: 'ACADEMY',
  note: '',
  choice: 'cancel',
};
const closeDay = (expected = { mealCount: 0, amount: 0 }) =>
  persistently(() =>
    server.callEndpoint(
      calendarEndpoints.applyClosing,
      {},
      { token: manager, body: { ...close, expected }, headers: { 'if-match': '"1"' } },
    ),
  );
const order = () =>
  persistently(() =>
    server.callEndpoint(
      mealEndpoints.saveMonth,
      { studentId: studentId() },
      { token: student, body: [{ date, lunch: true, dinner: false }] },
    ),
  );
const lunches = () =>
  server.database.db.$count(
    reservations,
    and(eq(reservations.date, date), eq(reservations.lunch, true)),
  );
/** How many transactions wait for a lock. */
const waiting = async () =>
  Number(
    (
      await server.database.db.execute(
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0]?.n,
  );

test('a closing waits for a save that has begun, and then says that somebody applied meanwhile', async () => {
  await server.database.db.insert(reservations).values({
    studentId: studentId(),
    date,
    lunch: false,
    dinner: false,
    updatedAt: new Date('2026-03-01T00:00:00Z'),
    updatedByKind: 'student',
  });
  const release = await hold(
    server,
    `select 1 from reservations where date = '${date}' for update`,
  );
  const saving = order();
  await expect.poll(waiting).toBe(1);
  const closing = closeDay();
  await expect.poll(waiting).toBe(2);
  await release();
  expect((await saving).status).toBe(200);
  expect((await closing).body).toMatchObject({
    code: 'effect-changed',
    effect: { mealCount: 1, amount: 5000 },
  });
  expect((await closeDay({ mealCount: 1, amount: 5000 })).status).toBe(200);
  expect(await lunches()).toBe(0);
});

test('a save waits for a closing that has begun, and finds the day closed', async () => {
  const release = await hold(
    server,
    "select 1 from settings where name = 'lunch-settings' for update",
  );
  const closing = closeDay();
  await expect.poll(waiting).toBe(1);
  const saving = order();
  await expect.poll(waiting).toBe(2);
  await release();
  expect((await closing).status).toBe(200);
  expect((await saving).body).toMatchObject({
    code: 'nothing-saved',
    skipped: [{ date, meal: 'lunch' }],
  });
  expect(await lunches()).toBe(0);
});

test('before anything was ever saved the rules are held as well', async () => {
  await forgetSettings(server.database.db, lunchSetting);
  const release = await hold(
    server,
    "select pg_advisory_xact_lock(hashtextextended('public lunch-settings', 0))",
  );
  const saving = order();
  await expect.poll(waiting).toBe(1);
  await release();
  expect((await saving).status).toBe(200);
});
