/** @module-tag ci */
import { depositStatusOf, settleBill } from '@academy/domain/deposits';
import { decideMealServed, invoiceOf } from '@academy/domain/meals';
import { timeStatus } from '@academy/domain/mocks';
import { firstClashDay, isInForce } from '@academy/domain/schedule';
import { day, monthOf, seoulDay } from '@academy/domain/time';
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSeed, SEEDED_AT, seededPictures } from '../../testing/academies/demo-seed';
import { openTestDatabase } from '../../testing/database/test-database';
import type { Database } from '../database';
import {
  absenceReasons,
  auditLog,
  depositEntries,
  holidays,
  managers,
  mealBills,
  mockExams,
  mockRegistrations,
  monthCloses,
  news,
  newsReads,
  pickUps,
  pointObjections,
  regularSchedules,
  reservations,
  scheduleVersions,
  studentPoints,
  students,
} from '../schema';
import { seedDemo } from './seed-demo';
import { readAcademyFacts } from '../../shared/settings/kept-settings';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';

const now = SEEDED_AT;
const key = (row: { studentId: string; month: string }) => `${row.studentId} ${row.month}`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, demoSeed);
});
afterAll(() => database.close());

test('the people that the start message names can sign in', async () => {
  const { db } = database;
  const accounts = await db
    .select({
      username: managers.username,
      passwordHash: managers.passwordHash,
      role: managers.role,
      status: managers.status,
    })
    .from(managers)
    .orderBy(managers.id);
  expect(accounts).toEqual([
    { username: 'admin', passwordHash: 'hash of Admin1234!', role: 'ADMIN', status: 'ACTIVE' },
    {
      username: 'manager',
      passwordHash: 'hash of Manager1234!',
      role: 'MANAGER',
      status: 'ACTIVE',
    },
    {
      username: 'viewer',
      passwordHash: 'hash of Viewer1234!',
      role: 'READONLY_MANAGER',
      status: 'ACTIVE',
    },
  ]);
  const [sky] = await db.select().from(students).where(eq(students.phone, '01012345678'));
  expect(sky).toMatchObject({ name: '김하늘', status: 'ENROLLED' });
  expect(await db.$count(students)).toBe(60);
});

test('meals lie in last, this and next month, only where they are served, and most of this month has been applied for', async () => {
  const { db } = database;
  const settings = await readLunchSettings(db);
  const rows = await db.select().from(reservations);
  expect(new Set(rows.map(({ date }) => monthOf(date)))).toEqual(
    new Set(['2026-10', '2026-11', '2026-12']),
  );
  const notServed = rows
    .flatMap(({ date, lunch, dinner }) => [
      ...(lunch ? [{ date, meal: 'lunch' as const }] : []),
      ...(dinner ? [{ date, meal: 'dinner' as const }] : []),
    ])
    .filter((mealOfDay) => !decideMealServed({ settings, ...mealOfDay }).allowed);
  expect(notServed).toEqual([]);
  const [today] = await db
    .select({
      lunch: sql`count(*) filter (where lunch)`.mapWith(Number),
      dinner: sql`count(*) filter (where dinner)`.mapWith(Number),
    })
    .from(reservations)
    .where(eq(reservations.date, seoulDay(now)));
  expect(today?.lunch).toBeGreaterThan(30);
  expect(today?.dinner).toBeGreaterThan(25);
});

test('every month with applications has its bill, last month at the old price', async () => {
  const { db } = database;
  const billed = await db
    .select({ studentId: mealBills.studentId, month: mealBills.month })
    .from(mealBills);
  const eaten = await db
    .selectDistinct({
      studentId: reservations.studentId,
      month: sql<string>`to_char(${reservations.date}, 'YYYY-MM')`,
    })
    .from(reservations);
  expect(new Set(billed.map(key))).toEqual(new Set(eaten.map(key)));
  const prices = await db
    .selectDistinct({
      month: mealBills.month,
      lunch: mealBills.lunchPrice,
      dinner: mealBills.dinnerPrice,
    })
    .from(mealBills)
    .orderBy(mealBills.month);
  expect(prices).toEqual([
    { month: '2026-10', lunch: 4500, dinner: 5500 },
    { month: '2026-11', lunch: 5000, dinner: 6000 },
    { month: '2026-12', lunch: 5000, dinner: 6000 },
  ]);
  const states = await db.selectDistinct({ status: mealBills.depositStatus }).from(mealBills);
  expect(new Set(states.map(({ status }) => status))).toEqual(
    new Set(['confirmed', 'unpaid', 'refunded']),
  );
});

test('the ledger says what the bills say, and last month is closed', async () => {
  const { db } = database;
  const [bills, lines, eaten] = [
    await db.select().from(mealBills),
    await db.select().from(depositEntries),
    await db.select().from(reservations),
  ];
  const accounts = bills.map(({ studentId, month, lunchPrice, dinnerPrice, depositStatus }) => {
    const mine = <Row extends { studentId: string }>(rows: Row[]) =>
      rows.filter((row) => row.studentId === studentId);
    const account = settleBill(
      invoiceOf({ reservations: mine(eaten), month, bill: { lunchPrice, dinnerPrice } }).total,
      mine(lines)
        .filter((line) => line.month === month)
        .map((line) => ({ ...line, voidedAt: null })),
    );
    return { depositStatus, account };
  });
  expect(
    accounts.filter(
      ({ depositStatus, account }) =>
        account.billed > 0 && depositStatusOf(account) !== depositStatus,
    ),
  ).toEqual([]);
  expect(lines.filter((line) => line.createdAt > now || line.day === null)).toEqual([]);
  const [close] = await db.select().from(monthCloses);
  const closed = bills.filter(({ closedTotal }) => closedTotal !== null);
  expect(close).toMatchObject({
    month: '2026-10',
    students: closed.length,
    billed: closed.reduce((sum, { closedTotal }) => sum + (closedTotal ?? 0), 0),
  });
  expect(new Set(closed.map(({ month }) => month))).toEqual(new Set(['2026-10']));
});

test('only meals that are over, or being handed out, are ticked off', async () => {
  const { db } = database;
  expect(await db.$count(pickUps, gt(pickUps.at, now))).toBe(0);
  expect(await db.$count(pickUps, lt(pickUps.date, seoulDay(now)))).toBeGreaterThan(1000);
  const lunches = await db.$count(
    pickUps,
    and(eq(pickUps.date, seoulDay(now)), eq(pickUps.meal, 'lunch')),
  );
  expect(lunches).toBeGreaterThan(5);
  expect(lunches).toBeLessThan(
    await db.$count(
      reservations,
      and(eq(reservations.date, seoulDay(now)), eq(reservations.lunch, true)),
    ),
  );
});

test('notices reach back several months, each with its own picture; the coming ones wait', async () => {
  const { db } = database;
  const rows = await db.select().from(news).where(isNotNull(news.imageKey));
  expect(new Set(rows.map(({ imageKey }) => imageKey)).size).toBe(rows.length);
  expect(await db.$count(news, lte(news.publishedAt, now))).toBeGreaterThanOrEqual(9);
  expect(await db.$count(news, gt(news.publishedAt, now))).toBeGreaterThanOrEqual(1);
  const pictures = [...seededPictures].flatMap(([name, bytes]) =>
    name.endsWith('.webp') ? [bytes] : [],
  );
  const contents = new Set(pictures.map((bytes) => Buffer.from(bytes).toString('base64')));
  expect(contents.size).toBe(rows.length);
  for (const bytes of pictures)
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 900,
    });
});

test('one notice asks to be confirmed, and most of its students did', async () => {
  const { db } = database;
  const asking = await db.select().from(news).where(eq(news.asksRead, true));
  expect(asking).toHaveLength(1);
  const marks = await db.$count(newsReads);
  const enrolled = await db.$count(students, eq(students.status, 'ENROLLED'));
  expect(marks).toBeGreaterThan(enrolled / 2);
  expect(marks).toBeLessThan(enrolled);
});

test('the academy and its holidays are there', async () => {
  const { db } = database;
  expect(await readAcademyFacts(db)).toMatchObject({ name: '온새미로 학원' });
  expect(
    await db
      .select()
      .from(holidays)
      .where(eq(holidays.date, day('2026-12-25'))),
  ).toEqual([{ date: '2026-12-25', name: '성탄절', source: 'public' }]);
});

const sky = async () => {
  const [student] = await database.db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.phone, '01012345678'));
  if (!student) throw new Error('no demo student');
  return student.id;
};

test('the demo student has points to scroll through, a few of them voided', async () => {
  const { db } = database;
  const own = eq(studentPoints.studentId, await sky());
  expect(await db.$count(studentPoints, and(own, isNull(studentPoints.voidedAt)))).toBeGreaterThan(
    30,
  );
  expect(await db.$count(studentPoints, and(own, isNotNull(studentPoints.voidedAt)))).toBe(3);
  expect(await db.$count(studentPoints, gt(studentPoints.createdAt, now))).toBe(0);
});

test('points were given by items and by several managers, also today; one objection waits, others were answered', async () => {
  const { db } = database;
  const points = await db.select().from(studentPoints);
  expect(points.every(({ presetId }) => presetId !== null)).toBe(true);
  expect(new Set(points.map(({ issuedBy }) => issuedBy)).size).toBeGreaterThan(1);
  expect(
    points.filter(({ incidentDate }) => incidentDate === seoulDay(now)).length,
  ).toBeGreaterThan(3);
  expect((await db.select().from(pointObjections)).map(({ status }) => status).toSorted()).toEqual([
    'ACCEPTED',
    'DECLINED',
    'OPEN',
  ]);
});

test('mock exams stand in all three states, more than a page of them, with seats that add up', async () => {
  const { db } = database;
  const exams = await db.select().from(mockExams);
  const status = (exam: (typeof exams)[number]) =>
    timeStatus({ ...exam, timeStatus: null, closedEarly: exam.closedAt !== null }, seoulDay(now));
  expect(new Set(exams.map(status))).toEqual(new Set(['OPEN', 'UPCOMING', 'CLOSED']));
  expect(exams.filter((exam) => status(exam) !== 'CLOSED').length).toBeGreaterThan(12);
  expect(
    exams.some((exam) => exam.onSiteTaken === exam.onSiteCapacity && exam.waitingCount > 1),
  ).toBe(true);
  expect([
    exams.filter(({ draft }) => draft).length,
    exams.filter(({ cancelledAt }) => cancelledAt).length,
    exams.filter(({ seatRows }) => seatRows).length,
  ]).toEqual([1, 1, 2]);
  expect(
    await db.$count(mockRegistrations, isNotNull(mockRegistrations.seatNumber)),
  ).toBeGreaterThan(20);
  for (const { id, onSiteTaken, waitingCount } of exams) {
    const standing = (state: 'confirmed' | 'waiting') =>
      db.$count(
        mockRegistrations,
        and(eq(mockRegistrations.mockExamId, id), eq(mockRegistrations.onSiteState, state)),
      );
    expect([await standing('confirmed'), await standing('waiting')]).toEqual([
      onSiteTaken,
      waitingCount,
    ]);
  }
});

test('the demo student has registrations in every state, more than a page of them', async () => {
  const { db } = database;
  const rows = await db
    .select()
    .from(mockRegistrations)
    .innerJoin(mockExams, eq(mockExams.id, mockRegistrations.mockExamId))
    .where(eq(mockRegistrations.studentId, await sky()));
  const own = rows.map(({ mock_exams: exam, mock_registrations: row }) => ({
    ...row,
    closed: exam.closedAt !== null || exam.registrationEndDate < seoulDay(now),
  }));
  expect(own.length).toBeGreaterThan(12);
  expect(own.some(({ closed, canceledAt }) => closed && !canceledAt)).toBe(true);
  expect(new Set(own.map(({ onSiteState }) => onSiteState))).toEqual(
    new Set(['confirmed', 'waiting', 'none']),
  );
  expect(
    new Set(own.filter(({ canceledAt }) => canceledAt).map(({ paymentStatus }) => paymentStatus)),
  ).toEqual(new Set(['refund-due', 'refunded']));
  expect(
    new Set(own.filter(({ canceledAt }) => !canceledAt).map(({ paymentStatus }) => paymentStatus)),
  ).toEqual(new Set(['confirmed', 'unpaid']));
  expect(own.filter(({ registeredAt }) => registeredAt > now)).toEqual([]);
});

test('the demo student has schedules and reasons in every state, and no two schedules in each other’s way', async () => {
  const { db } = database;
  const schedules = await db
    .select()
    .from(regularSchedules)
    .where(eq(regularSchedules.studentId, await sky()))
    .orderBy(regularSchedules.id);
  expect(new Set(schedules.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED']),
  );
  expect(schedules.filter(({ replacesId }) => replacesId !== null)).toHaveLength(1);
  expect(schedules.some(({ exceptions }) => exceptions.length > 0)).toBe(true);
  const standing = schedules
    .filter((schedule) => isInForce(schedule) && schedule.replacesId === null)
    .map(({ fromTime: from, toTime: to, ...schedule }) => ({ ...schedule, from, to }));
  const clashes = standing.flatMap((one, index) =>
    standing.slice(index + 1).map((other) => firstClashDay(one, other)),
  );
  expect(clashes.filter((date) => date !== null)).toEqual([]);
  const reasons = await db
    .select()
    .from(absenceReasons)
    .where(eq(absenceReasons.studentId, await sky()));
  expect(new Set(reasons.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
  );
});

test('what was decided has its history, much waits for a decision, and the demo student is asked about meals', async () => {
  const { db } = database;
  const versions = await db.select().from(scheduleVersions);
  expect(versions.length).toBeGreaterThan(10);
  expect(
    await db.$count(auditLog, inArray(auditLog.action, ['approve-schedule', 'reject-schedule'])),
  ).toBe(versions.length);
  expect(
    [
      await db.$count(regularSchedules, eq(regularSchedules.status, 'PENDING')),
      await db.$count(absenceReasons, eq(absenceReasons.status, 'PENDING')),
    ].every((count) => count > 5),
  ).toBe(true);
  const [lunch] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(absenceReasons)
    .where(
      and(
        eq(absenceReasons.studentId, await sky()),
        eq(absenceReasons.status, 'APPROVED'),
        gt(absenceReasons.date, seoulDay(now)),
      ),
    );
  expect(lunch?.count).toBe(1);
});

test('a database with people in it is left alone', async () => {
  const { db } = database;
  await db.delete(news);
  expect(await seedDemo(db, demoSeed)).toBe(false);
  expect(await db.$count(news)).toBe(0);
});
