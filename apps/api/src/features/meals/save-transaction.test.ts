import { daysOfMonth, month } from '@academy/domain/time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mealBills, reservations } from '../../db/schema';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';
import { scenarioSettings } from '../../testing/academies/scenario';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  await storeSetting(server.database.db, lunchSetting, {
    ...scenarioSettings,
    sundayLunch: true,
    saturdayLunch: true,
  });
  token = await server.studentToken();
});
afterAll(() => server.close());

const may = daysOfMonth(month('2026-05'));
const save = (dates: readonly string[]) =>
  server.call('PUT', `/api/reservations/${server.students[0]}`, {
    token,
    body: dates.map((date) => ({ date, lunch: true, dinner: false })),
  });
const counted = async () => {
  const { db } = server.database;
  const [[rows], [bills], [audits]] = [
    await db.select({ n: sql<string>`count(*)` }).from(reservations),
    await db.select({ n: sql<string>`count(*)` }).from(mealBills),
    await db
      .select({ n: sql<string>`count(*)` })
      .from(auditLog)
      .where(eq(auditLog.entity, 'reservations')),
  ];
  return [rows?.n, bills?.n, audits?.n].map(Number);
};

test('when the last statement fails, nothing of 31 days stays', async () => {
  const answer = await watched.breaking(/pg_notify/, () => save(may));
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    success: false,
    message: '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    code: 'internal-error',
  });
  expect(await counted()).toEqual([0, 0, 0]);
});

test('31 days are one transaction with as many statements as one day', async () => {
  const run = (dates: readonly string[]) =>
    watched.count(async () => expect((await save(dates)).status).toBe(200));
  const one = await run(may.slice(0, 1));
  const all = await run(may);
  expect([one, all]).toMatchObject([one, all].map(() => ({ transactions: 1, statements: 3 })));
  expect(await counted()).toEqual([31, 1, 2]);
});
