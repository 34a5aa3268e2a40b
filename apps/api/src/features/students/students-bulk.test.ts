import { operationEndpoints } from '@academy/domain/operations';
import { bulkStudentsSchema, studentEndpoints, studentFactsSchema } from '@academy/domain/students';
import type { StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import { day, month } from '@academy/domain/time';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attendanceDays,
  attendanceMarks,
  auditLog,
  mealBills,
  regularSchedules,
  reservations,
  students,
} from '../../db/schema';
import { insertStudent, scenarioStudent } from '../../testing/data/a-student';
import { signIn } from '../../testing/calls/sign-in';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { insertSchedule } from '../../testing/data/some-schedule';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const post = (path: string, body?: unknown) =>
  server.call('POST', `/api${path}`, { token, ...(body !== undefined && { body }) });
const undo = (operationId: string) =>
  server.callEndpoint(operationEndpoints.undoOperation, { operationId }, { token });
const statusOf = async (id: StudentId) =>
  (
    await server.database.db
      .select({ status: students.status })
      .from(students)
      .where(eq(students.id, id))
  )[0]?.status;

describe('status of many', () => {
  let ids: StudentId[];
  const meals = () =>
    server.database.db
      .select({ date: reservations.date, lunch: reservations.lunch, dinner: reservations.dinner })
      .from(reservations)
      .where(inArray(reservations.studentId, ids))
      .orderBy(reservations.date);
  const before = [
    { date: '2026-03-02', lunch: true, dinner: true },
    { date: '2026-03-03', lunch: true, dinner: true },
    { date: '2026-04-06', lunch: false, dinner: true },
  ];
  beforeAll(async () => {
    const { db } = server.database;
    const now = server.clock.now();
    ids = [
      await insertStudent(db, { name: '강하나', phone: '01040000001' }),
      await insertStudent(db, { name: '강두리', phone: '01040000002' }),
    ];
    const [one] = ids;
    if (!one) throw new Error('nobody');
    await db.insert(reservations).values(
      before.map((meal) => ({
        ...meal,
        date: day(meal.date),
        studentId: one,
        updatedAt: now,
        updatedByKind: 'student' as const,
      })),
    );
    await db.insert(mealBills).values({
      studentId: one,
      month: month('2026-03'),
      lunchPrice: won(4000),
      dinnerPrice: won(4500),
    });
    await insertRegistration(db, now, {
      studentId: one,
      mockExamId: await insertExam(db, now, { examDate: day('2026-05-01') }),
    });
    await insertSchedule(db, now, one, { title: '영어학원' });
    await insertSchedule(db, now, one, {
      title: '수영',
      firstDate: day('2026-04-01'),
      status: 'PENDING',
    });
  });

  test('the preview counts what lies ahead, from tomorrow on, at the prices that were shown', async () => {
    const answer = await post(studentEndpoints.previewStatus.path, {
      studentIds: ids,
      status: 'LEFT',
    });
    expect(answer.body).toEqual({
      students: 2,
      mealCount: 3,
      mealStudents: 1,
      mealAmount: 14_500,
      mockCount: 1,
      scheduleCount: 2,
    });
    expect(
      (await post(studentEndpoints.previewStatus.path, { studentIds: ids, status: 'ENROLLED' }))
        .body,
    ).toMatchObject({ students: 0, mealCount: 0 });
    expect(await meals(), 'a preview writes nothing').toEqual(before);
  });

  test('leaving with their future, and taken back by one click', async () => {
    const [one = scenarioStudent(server, 0)] = ids;
    const student = await signIn(server, one);
    const result = bulkStudentsSchema.parse(
      (
        await post(studentEndpoints.changeStatus.path, {
          studentIds: [...ids, '999999'],
          status: 'LEFT',
          future: 'cancel',
          note: '이사',
        })
      ).body,
    );
    expect(result).toMatchObject({
      changed: [
        { name: '강하나', status: 'LEFT' },
        { name: '강두리', status: 'LEFT' },
      ],
      skipped: ['999999'],
    });
    await expect
      .poll(async () => (await server.call('GET', '/api/students/me', { token: student })).status)
      .toBe(401);
    expect(await meals()).toEqual([
      before[0],
      { date: '2026-03-03', lunch: false, dinner: false },
      { date: '2026-04-06', lunch: false, dinner: false },
    ]);
    const schedules = () =>
      server.database.db
        .select({
          title: regularSchedules.title,
          status: regularSchedules.status,
          lastDate: regularSchedules.lastDate,
        })
        .from(regularSchedules)
        .where(eq(regularSchedules.studentId, one))
        .orderBy(regularSchedules.id);
    expect(await schedules()).toMatchObject([
      { title: '영어학원', status: 'APPROVED', lastDate: '2026-03-02' },
      { title: '수영', status: 'CANCELLED' },
    ]);
    expect(
      await server.database.db.select().from(auditLog).where(eq(auditLog.entityId, one)),
    ).toMatchObject([
      {
        action: 'change-student-status',
        before: { status: 'ENROLLED' },
        after: { status: 'LEFT', note: '이사', future: 'cancel' },
      },
    ]);

    expect(await undo(result.undo?.operationId ?? '')).toMatchObject({
      status: 200,
      body: { restored: 2, kept: [] },
    });
    expect([await statusOf(one), await meals()]).toEqual(['ENROLLED', before]);
    expect(await schedules()).toMatchObject([
      { status: 'APPROVED', lastDate: null },
      { status: 'PENDING' },
    ]);
    expect(await undo(result.undo?.operationId ?? '')).toMatchObject({
      status: 409,
      body: { code: 'already-undone' },
    });
  });

  test('whoever was changed since stays, and is named; after ten minutes it is too late', async () => {
    const [one = scenarioStudent(server, 0), two] = ids;
    const first = bulkStudentsSchema.parse(
      (await post(studentEndpoints.changeStatus.path, { studentIds: ids, status: 'ON_LEAVE' }))
        .body,
    );
    await post(studentEndpoints.changeStatus.path, { studentIds: [two], status: 'LEFT' });
    expect((await undo(first.undo?.operationId ?? '')).body).toEqual({
      restored: 1,
      kept: [{ id: two, label: '강두리', message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
      notes: ['로그아웃된 기기에서는 다시 로그인해야 합니다.'],
    });
    expect([await statusOf(one), two && (await statusOf(two))]).toEqual(['ENROLLED', 'LEFT']);

    const last = bulkStudentsSchema.parse(
      (await post(studentEndpoints.changeStatus.path, { studentIds: ids, status: 'ENROLLED' }))
        .body,
    );
    const now = server.clock.now();
    server.clock.set(new Date(now.getTime() + 600_000), { frozen: true });
    expect(await undo(last.undo?.operationId ?? '')).toMatchObject({
      status: 409,
      body: { code: 'undo-too-late' },
    });
    server.clock.set(now, { frozen: true });
    expect((await undo('999999')).status).toBe(404);
  });
});

test('a deletion is taken back by its operation, unless the number went to somebody else', async () => {
  const { db } = server.database;
  const id = await insertStudent(db, { name: '지운이', phone: '01070000001' });
  const remove = async () =>
    String(
      (
        await server.callEndpoint(studentEndpoints.deleteStudent, { studentId: id }, { token })
      ).text.match(/"operationId":"(\d+)"/)?.[1],
    );
  expect((await undo(await remove())).body).toEqual({ restored: 1, kept: [] });
  const operation = await remove();
  await insertStudent(db, { name: '새주인', phone: '01070000001' });
  expect((await undo(operation)).body).toEqual({
    restored: 0,
    kept: [{ id, label: '지운이', message: '이미 새주인 · 0001 학생의 번호입니다.' }],
  });
});

test('everything about one student in one answer', async () => {
  const id = scenarioStudent(server, 0);
  await server.database.db.insert(reservations).values({
    studentId: id,
    date: day('2026-03-03'),
    lunch: true,
    dinner: false,
    updatedAt: server.clock.now(),
    updatedByKind: 'student',
  });
  const { db } = server.database;
  const mark = {
    studentId: id,
    excused: false,
    note: '',
    version: 1,
    revision: 1,
    at: server.clock.now(),
  };
  await db.insert(attendanceDays).values({ date: day('2026-03-02') });
  await db.insert(attendanceMarks).values([
    { ...mark, date: day('2026-03-02'), period: 1, status: 'LATE' },
    { ...mark, date: day('2026-03-02'), period: 2, status: 'PRESENT' },
    { ...mark, date: day('2026-03-02'), period: 3, status: null },
  ]);
  const facts = studentFactsSchema.parse(
    (await server.callEndpoint(studentEndpoints.studentFacts, { studentId: id }, { token })).body,
  );
  expect(facts.months?.map(({ month: of }) => of)).toEqual([
    '2026-04',
    '2026-03',
    '2026-02',
    '2026-01',
  ]);
  expect(facts).toMatchObject({
    student: { name: '김하늘', lunchCount: 1, depositState: 'unpaid' },
    months: [
      {},
      {
        reservations: [{ date: '2026-03-03' }],
        account: { billed: 5000, state: 'unpaid' },
        changedAt: '2026-03-02T00:00:00.000Z',
      },
      {},
      {},
    ],
    entries: [],
    points: [],
    registrations: [],
    schedules: [],
    reasons: [],
    attendance: [
      { date: '2026-03-02', status: 'LATE', excused: false, at: '2026-03-02T00:00:00.000Z' },
    ],
  });
});
