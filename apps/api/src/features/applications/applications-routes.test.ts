import {
  applicationAmounts,
  applicationEndpoints,
  applicationsSchema,
} from '@academy/domain/applications';
import { won } from '@academy/domain/money';
import { aReasonDraft } from '@academy/domain/testing';
import { day, month } from '@academy/domain/time';
import type { StudentId } from '@academy/domain/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { absenceReasons, mealBills, reservations } from '../../db/schema';
import { signedInStudents, type SignedIn } from '../../testing/calls/sign-in';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { insertSchedule } from '../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
let server: TestApp;
let me: SignedIn;
let nobody: SignedIn;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  const [first, second] = await signedInStudents(server, 2);
  if (!first || !second) throw new Error('nobody signed in');
  [me, nobody] = [first, second];
  await fill(me.id);
});
afterAll(() => server.close());

async function fill(studentId: StudentId) {
  const { db } = server.database;
  const meal = (date: string, lunch: boolean, dinner: boolean) => ({
    studentId,
    date: day(date),
    lunch,
    dinner,
    updatedAt: now,
    updatedByKind: 'student' as const,
  });
  await db
    .insert(reservations)
    .values([
      meal('2026-02-27', true, true),
      meal('2026-03-03', true, true),
      meal('2026-03-31', true, false),
      meal('2026-03-10', false, false),
      meal('2026-04-01', false, true),
      meal('2026-05-01', true, true),
    ]);
  await db.insert(mealBills).values({
    studentId,
    month: month('2026-03'),
    lunchPrice: won(4000),
    dinnerPrice: won(5000),
    depositStatus: 'confirmed',
  });

  await insertRegistration(db, now, {
    studentId,
    mockExamId: await insertExam(db, now, { title: '미입금' }),
  });
  await insertRegistration(db, now, {
    studentId,
    mockExamId: await insertExam(db, now, {
      title: '지난 시험',
      registrationEndDate: day('2026-02-27'),
    }),
    paymentStatus: 'confirmed',
  });
  await insertRegistration(db, now, {
    studentId,
    mockExamId: await insertExam(db, now, { title: '환불 대기' }),
    paymentStatus: 'refund-due',
    canceledAt: now,
  });
  await insertRegistration(db, now, {
    studentId,
    mockExamId: await insertExam(db, now, { title: '취소' }),
    canceledAt: now,
  });

  await insertSchedule(db, now, studentId, { title: '계속' });
  await insertSchedule(db, now, studentId, { title: '대기', status: 'PENDING' });
  await insertSchedule(db, now, studentId, {
    title: '끝남',
    firstDate: day('2026-02-01'),
    lastDate: day('2026-02-28'),
  });
  await insertSchedule(db, now, studentId, {
    title: '이번 달까지',
    firstDate: day('2026-02-02'),
    lastDate: day('2026-03-01'),
  });
  await insertSchedule(db, now, studentId, { title: '취소', status: 'CANCELLED' });
  const rejected = {
    status: 'REJECTED',
    rejectReason: '안 돼요.',
    decidedBy: server.managers[0] ?? null,
  } as const;
  await insertSchedule(db, now, studentId, {
    ...rejected,
    title: '얼마 전 반려',
    decidedAt: new Date('2026-02-01T00:00:00Z'),
  });
  await insertSchedule(db, now, studentId, {
    ...rejected,
    title: '오래전 반려',
    decidedAt: new Date('2026-01-15T00:00:00Z'),
  });

  const reason = (date: string, status: 'PENDING' | 'WITHDRAWN') => ({
    ...aReasonDraft({ date }),
    studentId,
    status,
    createdAt: now,
    updatedAt: now,
  });
  await db
    .insert(absenceReasons)
    .values([
      reason('2026-02-28', 'PENDING'),
      reason('2026-03-01', 'WITHDRAWN'),
      reason('2026-04-09', 'PENDING'),
    ]);
}

const read = async ({ token }: SignedIn) =>
  applicationsSchema.parse(
    (await server.callEndpoint(applicationEndpoints.myApplications, {}, { token })).body,
  );

test('this month’s meals and the next one’s, with frozen prices, deposit state and payment days', async () => {
  const { asOf, studentName, meals } = await read(me);
  expect({ asOf, studentName }).toEqual({ asOf: now.toISOString(), studentName: '학생0' });
  expect(meals).toEqual([
    {
      month: '2026-03',
      reservations: [
        { date: '2026-03-03', lunch: true, dinner: true },
        { date: '2026-03-31', lunch: true, dinner: false },
      ],
      paymentFirst: '2026-03-01',
      paymentLast: '2026-03-05',
      bill: {
        month: '2026-03',
        lunchPrice: 4000,
        dinnerPrice: 5000,
        frozen: true,
        depositStatus: 'confirmed',
      },
    },
    {
      month: '2026-04',
      reservations: [{ date: '2026-04-01', lunch: false, dinner: true }],
      paymentFirst: '2026-04-01',
      paymentLast: '2026-04-05',
      bill: {
        month: '2026-04',
        lunchPrice: 5000,
        dinnerPrice: 6000,
        frozen: false,
        depositStatus: 'unpaid',
      },
    },
  ]);
});

test('mock exams that stand or are still owed back, schedules in force or rejected lately, reasons of this month and later', async () => {
  const { mocks, schedules, reasons } = await read(me);
  expect(
    mocks.map(({ exam, expired, canceled, paymentStatus }) => [
      exam.title,
      expired,
      canceled,
      paymentStatus,
    ]),
  ).toEqual([
    ['환불 대기', false, true, 'refund-due'],
    ['지난 시험', true, false, 'confirmed'],
    ['미입금', false, false, 'unpaid'],
  ]);
  expect(schedules.map(({ title }) => title).toSorted()).toEqual(
    ['계속', '대기', '얼마 전 반려', '이번 달까지'].toSorted(),
  );
  expect(reasons.map(({ date, status }) => `${date} ${status}`)).toEqual([
    '2026-04-09 PENDING',
    '2026-03-01 WITHDRAWN',
  ]);
});

test('what is owed, paid and owed back can be summed up from it', async () => {
  expect(applicationAmounts(await read(me))).toEqual({
    due: 36_000,
    paid: 43_000,
    refundDue: 30_000,
  });
});

test('nothing applied for: empty lists and today’s prices, in one transaction of as many queries', async () => {
  const many = await watched.count(() => read(me));
  const none = await watched.count(async () => {
    expect(await read(nobody)).toMatchObject({
      studentName: '학생1',
      mocks: [],
      schedules: [],
      reasons: [],
      meals: [{ reservations: [], bill: { frozen: false } }, { reservations: [] }],
    });
  });
  expect([many, none]).toMatchObject([many, none].map(() => ({ transactions: 1, statements: 9 })));
});
