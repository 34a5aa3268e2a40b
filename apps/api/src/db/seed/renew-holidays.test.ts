import { day } from '@academy/domain/time';
import { between, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database';
import type { Database } from '../database';
import { holidays } from '../schema';
import { renewHolidays } from './renew-holidays';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('the official calendar with its moved and temporary holidays, under the names that everybody uses', async () => {
  const { db } = database;
  await renewHolidays(db);
  const rows = await db
    .select({ date: holidays.date, name: holidays.name })
    .from(holidays)
    .where(between(holidays.date, day('2026-01-01'), day('2026-03-31')))
    .orderBy(holidays.date);
  expect(rows).toEqual([
    { date: '2026-01-01', name: '신정' },
    { date: '2026-02-16', name: '설날 전날' },
    { date: '2026-02-17', name: '설날' },
    { date: '2026-02-18', name: '설날 다음 날' },
    { date: '2026-03-01', name: '삼일절' },
    { date: '2026-03-02', name: '대체공휴일(삼일절)' },
  ]);
});

test('renewing keeps the days that the academy entered and drops public ones that are none any more', async () => {
  const { db } = database;
  await db.insert(holidays).values([
    { date: day('2026-11-19'), name: '개원 기념일', source: 'academy' },
    { date: day('2026-11-20'), name: '취소된 임시공휴일', source: 'public' },
    { date: day('2026-12-25'), name: '기독탄신일', source: 'public' },
  ]);
  const before = await db.$count(holidays);
  await renewHolidays(db);
  expect(await db.$count(holidays)).toBe(before - 2);
  expect(
    await db
      .select()
      .from(holidays)
      .where(eq(holidays.date, day('2026-11-19'))),
  ).toEqual([{ date: '2026-11-19', name: '개원 기념일', source: 'academy' }]);
});
