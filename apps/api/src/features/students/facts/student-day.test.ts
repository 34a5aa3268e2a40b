import { AREAS, type Area } from '@academy/domain/rights';
import { studentDaySchema, studentEndpoints } from '@academy/domain/students';
import { won } from '@academy/domain/money';
import { clockTime, day, month } from '@academy/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attendanceDays,
  attendanceMarks,
  attendanceVisits,
  depositEntries,
  holidays,
  pickUps,
  pointObjections,
  students,
} from '../../../db/schema';
import { studentWithMeals } from '../../../testing/data/a-billed-student';
import { managerWith } from '../../../testing/data/a-manager';
import { insertStudent } from '../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { insertPenalty } from '../../../testing/data/some-points';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { watchedDatabase } from '../../../testing/database/watched-database';

const watched = watchedDatabase();
let server: TestApp;
let token: string;
let studentId: Awaited<ReturnType<typeof insertStudent>>;
const monday = day('2026-03-02');

beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap, now: '2026-03-02T19:30:00+09:00' });
  token = await server.managerToken();
  const { db } = server.database;
  const now = server.clock.now();
  const [by] = server.managers;
  if (!by) throw new Error('no manager');
  studentId = await studentWithMeals(
    db,
    [
      { date: monday, lunch: true, dinner: true },
      { date: day('2026-03-03'), lunch: true, dinner: false },
      { date: day('2026-02-27'), lunch: true, dinner: false },
    ],
    { name: '한별', allergy: '땅콩', guardians: [{ name: '한바다', phone: '01077778888' }] },
  );
  await db
    .insert(pickUps)
    .values({ studentId, date: monday, meal: 'lunch', byManagerId: by, at: now });
  await db.insert(depositEntries).values({
    studentId,
    month: month('2026-02'),
    kind: 'deposit' as const,
    amount: won(5000),
    depositorName: '한바다',
    day: day('2026-02-03'),
    note: '',
    createdAt: now,
    createdBy: by,
  });
  await db.insert(attendanceDays).values({ date: monday, revision: 1 });
  await db.insert(attendanceVisits).values({
    studentId,
    date: monday,
    arrivedAt: clockTime('13:55'),
    leftAt: null,
    outings: [{ from: clockTime('19:00'), to: null }],
    version: 1,
    revision: 1,
    at: now,
    byManagerId: by,
  });
  await db.insert(attendanceMarks).values({
    studentId,
    date: monday,
    period: 2,
    status: 'LATE',
    excused: false,
    note: '',
    version: 1,
    revision: 1,
    at: now,
    byManagerId: by,
  });
  await db.insert(holidays).values({ date: monday, name: '대체공휴일', source: 'public' });
  await insertSchedule(db, now, studentId, { status: 'PENDING', title: '영어학원' });
  await insertReason(db, now, studentId);
  const { pointId } = await insertPenalty(db, { studentId, by, now });
  await db.insert(pointObjections).values({ pointId, text: '늦지 않았어요', at: now });
  const mockExamId = await insertExam(db, now);
  await insertRegistration(db, now, { studentId, mockExamId, onSiteState: 'confirmed' });
});
afterAll(() => server.close());

const read = async (as = token, id: string = studentId) =>
  studentDaySchema.parse(
    (await server.callEndpoint(studentEndpoints.studentDay, { studentId: id }, { token: as })).body,
  );

describe('a student’s day', () => {
  test('who it is, when they came, what they eat, owe, got, wait for and sit next', async () => {
    const answer = await read();
    expect(answer).toMatchObject({
      date: '2026-03-02',
      student: {
        name: '한별',
        guardians: [{ name: '한바다', phone: '01077778888' }],
        allergy: '땅콩',
      },
      attendance: {
        state: 'out',
        holiday: '대체공휴일',
        visit: { arrivedAt: '13:55', leftAt: null, outings: [{ from: '19:00', to: null }] },
      },
      meals: {
        lunch: { ordered: true, pickedUpAt: '2026-03-02T10:30:00.000Z' },
        dinner: { ordered: true, pickedUpAt: null },
      },
      months: [
        {
          month: '2026-03',
          account: { billed: 16_000, paid: 0, balance: -16_000, state: 'unpaid' },
        },
        { month: '2026-02', account: { billed: 5000, paid: 5000, balance: 0, state: 'confirmed' } },
      ],
      points: {
        rewards: 0,
        penalties: 5,
        step: '주의',
        stepTone: 'info',
        last: { pointType: 'PENALTY', points: 5, reason: '무단지각', incidentDate: '2026-03-02' },
      },
      exams: [{ exam: { title: '3월 모의고사', examDate: '2026-03-22' }, paymentStatus: 'unpaid' }],
    });
    expect(answer.requests?.map(({ kind }) => kind).toSorted()).toEqual([
      'objection',
      'reason',
      'schedule',
    ]);
    expect(
      answer.attendance?.periods.map(({ name, mark, begun }) => [name, mark?.status, begun]),
    ).toEqual([
      ['1교시', 'PRESENT', true],
      ['2교시', 'LATE', true],
      ['3교시', 'PRESENT', true],
      ['4교시', 'PRESENT', true],
      ['5교시', 'PRESENT', true],
      ['6교시', 'OUTING', true],
      ['7교시', undefined, false],
      ['8교시', undefined, false],
    ]);
  });

  test('somebody of whom nothing is known', async () => {
    const id = await insertStudent(server.database.db, { name: '새별', phone: '01099990000' });
    expect(await read(token, id)).toMatchObject({
      student: { name: '새별' },
      attendance: { state: 'missing', visit: null, reportedAbsences: [] },
      meals: { lunch: { ordered: false, pickedUpAt: null }, dinner: { ordered: false } },
      months: [{ account: { state: 'none' } }, { account: { state: 'none' } }],
      points: { rewards: 0, penalties: 0, step: null, stepTone: null, last: null },
      requests: [],
      exams: [],
    });
  });

  test('nobody there is 404', async () => {
    const { status } = await server.callEndpoint(
      studentEndpoints.studentDay,
      { studentId: '999999' },
      { token },
    );
    expect(status).toBe(404);
  });

  test('costs the same for an academy of a thousand', async () => {
    const before = await watched.count(() => read());
    await server.database.db.insert(students).values(
      Array.from({ length: 1000 }, (_, index) => ({
        name: `학생${index}`,
        phone: `0105${String(index).padStart(7, '0')}`,
      })),
    );
    const after = await watched.count(() => read());
    expect(after.statements).toBe(before.statements);
    expect(after.statements).toBeLessThan(26);
  });
});

describe('what one may not see is not sent', () => {
  const parts = {
    attendance: 'attendance',
    meals: 'meals',
    deposits: 'months',
    points: 'points',
    mocks: 'exams',
  } as const;
  const without = async (...missing: Area[]) => {
    const { token: as } = await managerWith(server, 'READONLY_MANAGER', {
      areas: AREAS.filter((area) => !missing.includes(area)),
    });
    return read(as);
  };

  test.each(Object.entries(parts) as [keyof typeof parts, (typeof parts)[keyof typeof parts]][])(
    'without %s',
    async (area, part) => {
      const answer = await without(area);
      expect(answer[part]).toBeNull();
      for (const other of Object.values(parts).filter((one) => one !== part))
        expect(answer[other]).not.toBeNull();
    },
  );

  test('requests are shown as far as the areas reach', async () => {
    const kinds = async (...missing: Area[]) =>
      (await without(...missing)).requests?.map(({ kind }) => kind).toSorted() ?? null;
    expect(await kinds('attendance')).toEqual(['objection']);
    expect(await kinds('points')).toEqual(['reason', 'schedule']);
    expect(await kinds('attendance', 'points')).toBeNull();
  });

  test('numbers only for whoever may see contacts', async () => {
    const { student } = await without('contacts');
    expect(student).toMatchObject({ phone: null, guardians: [{ name: '한바다', phone: null }] });
    expect(student.phoneTail).toHaveLength(4);
  });

  test('nothing at all without students', async () => {
    const { token: as } = await managerWith(server, 'MANAGER', {
      areas: AREAS.filter((area) => area !== 'students'),
    });
    const { status } = await server.callEndpoint(
      studentEndpoints.studentDay,
      { studentId },
      { token: as },
    );
    expect(status).toBe(403);
  });
});
