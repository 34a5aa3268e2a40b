import { daysOfMonth, month } from '@academy/domain/time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Tx } from '../../db/database';
import { auditLog, lunchSettings, mealBills, reservations } from '../../db/schema';
import { scenarioSettings } from '../../testing/scenario';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** Every statement sent inside a transaction of the app; the one that `breaks` answers with an error instead. */
let statements: string[] = [];
let transactions = 0;
let breaks: RegExp | undefined;

function watched(database: Database): Database {
  const watch = (tx: Tx): Tx => new Proxy(tx, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || !['select', 'insert', 'update', 'delete', 'execute'].includes(String(name))) return value;
      return (...args: unknown[]) => {
        const text = name === 'execute' ? JSON.stringify(args[0], (key, part: unknown) => (key === 'decoder' || key === 'encoder' || key === 'table' ? undefined : part)) : String(name);
        statements.push(text);
        if (breaks?.test(text)) throw Object.assign(new Error('the disk is full'), { code: '53100' });
        return Reflect.apply(value, target, args);
      };
    },
  });
  const db = new Proxy(database.db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      return (work: (tx: Tx) => Promise<unknown>) => {
        transactions += 1;
        return target.transaction((tx) => work(watch(tx)));
      };
    },
  });
  return { ...database, db };
}

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched });
  await server.database.db.update(lunchSettings).set({ value: { ...scenarioSettings, sundayLunch: true, saturdayLunch: true } });
  token = await server.studentToken();
});
afterAll(() => server.close());

const may = daysOfMonth(month('2026-05'));
const save = (dates: readonly string[]) => server.call('PUT', `/api/reservations/${server.students[0]}`, { token, body: dates.map((date) => ({ date, lunch: true, dinner: false })) });
const counted = async () => {
  const { db } = server.database;
  const [[rows], [bills], [audits]] = [
    await db.select({ n: sql<string>`count(*)` }).from(reservations), await db.select({ n: sql<string>`count(*)` }).from(mealBills),
    await db.select({ n: sql<string>`count(*)` }).from(auditLog).where(eq(auditLog.entity, 'reservations')),
  ];
  return [rows?.n, bills?.n, audits?.n].map(Number);
};

test('when the last statement fails, nothing of 31 days stays', async () => {
  breaks = /pg_notify/;
  const answer = await save(may);
  breaks = undefined;
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ success: false, message: '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.', code: 'internal-error' });
  expect(await counted()).toEqual([0, 0, 0]);
});

test('31 days are one transaction with as many statements as one day', async () => {
  const run = async (dates: readonly string[]) => {
    [statements, transactions] = [[], 0];
    expect((await save(dates)).status).toBe(200);
    return { transactions, statements: statements.length };
  };
  const one = await run(may.slice(0, 1));
  const all = await run(may);
  expect(one).toEqual({ transactions: 1, statements: 7 });
  expect(all).toEqual(one);
  expect(await counted()).toEqual([31, 1, 2]);
});
