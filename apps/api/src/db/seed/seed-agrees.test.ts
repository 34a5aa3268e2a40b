/** @module-tag ci */
import { day, seoulDay } from '@academy/domain/time';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSeed, SEEDED_AT } from '../../testing/academies/demo-seed';
import { openTestDatabase } from '../../testing/database/test-database';
import type { Database } from '../database';
import {
  attendanceDays,
  attendanceMarks,
  attendanceVisits,
  mockExams,
  pickUps,
  students,
} from '../schema';
import { seedDemo } from './seed-demo';

const now = SEEDED_AT;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, demoSeed);
});
afterAll(() => database.close());

test('whoever was not there ate nothing', async () => {
  const { db } = database;
  const away = await db
    .select({ studentId: pickUps.studentId, date: pickUps.date })
    .from(pickUps)
    .innerJoin(attendanceDays, eq(attendanceDays.date, pickUps.date))
    .leftJoin(
      attendanceVisits,
      and(
        eq(attendanceVisits.studentId, pickUps.studentId),
        eq(attendanceVisits.date, pickUps.date),
      ),
    )
    .where(and(isNull(attendanceVisits.date), lt(pickUps.date, seoulDay(now))));
  expect(away).toEqual([]);
});

test('an exam that is for some classes names classes that students are in', async () => {
  const { db } = database;
  const classes = new Set((await db.select().from(students)).map(({ className }) => className));
  const exams = await db.select().from(mockExams);
  const targets = exams.flatMap(({ targetClasses }) => targetClasses ?? []);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((name) => !classes.has(name))).toEqual([]);
});

test('the attendance of two weeks is marked and closed, today’s as far as it has gone', async () => {
  const { db } = database;
  const days = await db.select().from(attendanceDays).orderBy(attendanceDays.date);
  expect(days.length).toBeGreaterThan(9);
  expect(days.filter(({ closedAt }) => closedAt === null).map(({ date }) => date)).toEqual([
    '2026-11-16',
  ]);
  const statuses = await db
    .selectDistinct({ status: attendanceMarks.status })
    .from(attendanceMarks);
  expect(new Set(statuses.map(({ status }) => status))).toEqual(
    new Set(['PRESENT', 'LATE', 'EARLY_LEAVE', 'OUTING', 'ABSENT']),
  );
  expect(await db.$count(attendanceMarks, gt(attendanceMarks.at, now))).toBe(0);
  expect(
    await db.$count(attendanceVisits, lt(attendanceVisits.date, day('2026-11-16'))),
  ).toBeGreaterThan(300);
});
