import { seoulDay } from '@academy/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database';
import { openTestDatabase } from '../../testing/database/test-database';
import { attendanceMarks, attendanceVisits, pickUps, reservations } from '../schema';
import { seedDemo } from './seed-demo';

/** A Sunday afternoon in Seoul: lunch is over, periods run. */
const now = new Date('2026-11-22T15:30:00+09:00');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, {
    now,
    store: { put: async (bytes) => `picture-${bytes.length}.webp` },
    hashPassword: async (password) => `hash of ${password}`,
  });
});
afterAll(() => database.close());

test('on a Sunday too the lists of the day have somebody in them', async () => {
  const { db } = database;
  const today = seoulDay(now);
  const eating = (meal: 'lunch' | 'dinner') =>
    db.$count(reservations, and(eq(reservations.date, today), sql`${reservations[meal]}`));
  expect(await eating('lunch')).toBeGreaterThan(30);
  expect(await eating('dinner')).toBeGreaterThan(25);
  expect(await db.$count(pickUps, eq(pickUps.date, today))).toBeGreaterThan(10);
  expect(await db.$count(attendanceVisits, eq(attendanceVisits.date, today))).toBeGreaterThan(30);
  expect(await db.$count(attendanceMarks, eq(attendanceMarks.date, today))).toBeGreaterThan(100);
});
