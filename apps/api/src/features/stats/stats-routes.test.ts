import { managerIdSchema } from '@academy/domain/ids';
import { loginEndpoints } from '@academy/domain/login';
import { monthStatsSchema, statsEndpoints, studentStatsSchema } from '@academy/domain/stats';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { studentPoints } from '../../db/schema';
import { managerWith } from '../../testing/data/a-manager';
import { scenarioStudent } from '../../testing/data/a-student';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { insertExam } from '../../testing/data/some-exam';
import { insertPenalty } from '../../testing/data/some-points';
import { insertStudents } from '../../testing/academies/many-billed-students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let queries = 0;
const counting = (database: Database): Database => ({
  ...database,
  db: new Proxy(database.db, {
    get: (target, name, receiver) => (
      name === 'select' && (queries += 1),
      Reflect.get(target, name, receiver)
    ),
  }),
});

let server: TestApp;
let manager: string;
beforeAll(async () => {
  server = await startTestApp({ wrap: counting });
  manager = await server.managerToken();
  const { db } = server.database;
  await studentWithMeals(
    db,
    [
      { date: day('2026-03-02'), lunch: true, dinner: true },
      { date: day('2026-03-04'), lunch: false, dinner: true },
      { date: day('2026-02-27'), lunch: true, dinner: false },
    ],
    { name: '문구름', seat: 'A-03' },
  );
  await studentWithMeals(
    db,
    [
      { date: day('2026-03-02'), lunch: true, dinner: false },
      { date: day('2026-03-05'), lunch: false, dinner: false },
    ],
    { name: '한별', seat: 'A-11' },
  );
});
afterAll(() => server.close());

const march = { year: 2026, month: 3 };
const stats = async () =>
  monthStatsSchema.parse(
    (await server.callEndpoint(statsEndpoints.monthStats, march, { token: manager })).body,
  );
const tasks = async (token: string) =>
  (await server.callEndpoint(statsEndpoints.todayTasks, {}, { token })).body;

describe('GET /admin/stats/{year}/{month}', () => {
  test('counts the month beside the one before, every day and weekday', async () => {
    const { figures, previous, days, weekdays, closed } = await stats();
    expect(figures).toEqual({
      applied: 2,
      notApplied: 3,
      lunch: 2,
      dinner: 2,
      billed: 22_000,
      paid: 0,
      unpaid: 22_000,
      unpaidStudents: 2,
      carriedIn: 0,
      carriedOut: 0,
    });
    expect(previous).toMatchObject({
      applied: 1,
      notApplied: 4,
      lunch: 1,
      dinner: 0,
      billed: 5000,
    });
    expect(days).toHaveLength(31);
    expect(days.slice(1, 4)).toEqual([
      { date: '2026-03-02', lunch: 2, dinner: 1, amount: 16_000 },
      { date: '2026-03-03', lunch: 0, dinner: 0, amount: 0 },
      { date: '2026-03-04', lunch: 0, dinner: 1, amount: 6000 },
    ]);
    expect(weekdays[1]).toEqual({
      weekday: 1,
      days: 1,
      lunch: 2,
      dinner: 1,
      lunchAverage: 2,
      dinnerAverage: 1,
    });
    expect(closed).toBe(false);
  });

  test('the matrix marks each day, seats as people count', async () => {
    const { rows } = studentStatsSchema.parse(
      (await server.callEndpoint(statsEndpoints.studentStats, march, { token: manager })).body,
    );
    expect(
      rows.map(({ name, days, billed, depositState }) => [
        name,
        days.slice(0, 5),
        billed,
        depositState,
      ]),
    ).toEqual([
      ['문구름', [0, 3, 0, 2, 0], 17_000, 'unpaid'],
      ['한별', [0, 1, 0, 0, 0], 5000, 'unpaid'],
    ]);
  });

  test('who has not applied: enrolled students only', async () => {
    expect(
      (await server.callEndpoint(statsEndpoints.notApplied, march, { token: manager })).body,
    ).toMatchObject({ rows: [{ name: '김하늘' }, { name: '이바다' }, { name: '박솔' }] });
  });

  test('GET /admin/stats/{year}/{month}/files/{format}: four sheets that agree with the page, the CSV the wanted one', async () => {
    const api = server.api(manager);
    const file = await api.exportStats({ params: { ...march, format: 'xlsx' }, query: {} });
    const sheets = await readXlsx(Buffer.from(await file.blob.arrayBuffer()));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['일자별 식수', 32],
      ['학생별 신청', 3],
      ['입금', 3],
      ['미신청자', 4],
    ]);
    expect(sheets[0]?.data[2]?.slice(1)).toEqual(['월', 2, 1, 3, 16_000]);
    expect(file.name).toBe('월별 통계 2026-03.xlsx');
    const csv = await api.exportStats({
      params: { ...march, format: 'csv' },
      query: { sheet: 'not-applied' },
    });
    expect(csv.name).toBe('미신청자 2026-03.csv');
    expect(await csv.blob.text()).toContain('A-01,김하늘,고3,하늘고,***-****-5678,재원');
  });

  test('the filter narrows the sheets that list students, and the page’s own comes first', async () => {
    const read = async (
      query: Parameters<ReturnType<typeof server.api>['exportStats']>[0]['query'],
    ) => {
      const file = await server
        .api(manager)
        .exportStats({ params: { ...march, format: 'xlsx' }, query });
      return (await readXlsx(Buffer.from(await file.blob.arrayBuffer()))).map(({ sheet, data }) => [
        sheet,
        data.slice(1).map((row) => row[1]),
      ]);
    };
    expect(
      (await read({ sheet: 'students', q: 'ㅁㄱㄹ' })).map(([sheet, names]) =>
        sheet === '일자별 식수' ? sheet : [sheet, names],
      ),
    ).toEqual([['학생별 신청', ['문구름']], '일자별 식수', ['입금', ['문구름']], ['미신청자', []]]);
    expect((await read({ sheet: 'deposits', meal: 'dinner' }))[0]).toEqual(['입금', ['문구름']]);
    expect((await read({ sheet: 'deposits', state: 'confirmed' }))[0]).toEqual(['입금', []]);
    expect((await read({ sheet: 'not-applied', grade: '고2' }))[0]).toEqual(['미신청자', ['박솔']]);
  });

  test('without deposits the file has none', async () => {
    const { token } = await managerWith(server, 'MANAGER', { areas: ['meals'] });
    const file = await server
      .api(token)
      .exportStats({ params: { ...march, format: 'xlsx' }, query: {} });
    expect(
      (await readXlsx(Buffer.from(await file.blob.arrayBuffer()))).map(({ sheet }) => sheet),
    ).toEqual(['일자별 식수', '학생별 신청', '미신청자']);
    await expect(
      server
        .api(token)
        .exportStats({ params: { ...march, format: 'csv' }, query: { sheet: 'deposits' } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

test('오늘 처리할 일: what waits, and what an account may not see stays unknown', async () => {
  const id = await insertExam(server.database.db, server.clock.now(), {
    title: '곧 마감',
    registrationEndDate: day('2026-03-04'),
  });
  const [by = managerIdSchema.parse('1')] = server.managers;
  const { pointId } = await insertPenalty(server.database.db, {
    studentId: scenarioStudent(server, 0),
    by,
    now: server.clock.now(),
  });
  expect(await tasks(await server.managerToken('admin'))).toEqual({
    asOf: '2026-03-02T00:00:00.000Z',
    date: '2026-03-02',
    lunch: 2,
    dinner: 1,
    nextCutoff: {
      date: '2026-03-03',
      closesAt: '2026-03-02T05:00:00.000Z',
      lunch: 0,
      dinner: 0,
    },
    presence: { holiday: null, all: 5, arrived: 0, missing: [] },
    pendingSchedules: 0,
    pendingReasons: 0,
    money: {
      due: 22_000,
      paid: 0,
      unpaid: 22_000,
      unpaidStudents: 2,
      until: '2026-03-05',
    },
    pendingAccounts: 1,
    overStudents: 1,
    openObjections: 0,
    loginAlerts: 0,
    staleBackup: null,
    waitingDevices: 0,
    orders: [],
    failedMessages: 0,
    closingMocks: [{ id, title: '곧 마감', registrationEndDate: '2026-03-04' }],
  });
  const { token } = await managerWith(server, 'MANAGER', { areas: ['news'] });
  expect(await tasks(token)).toMatchObject({
    lunch: null,
    dinner: null,
    nextCutoff: null,
    pendingSchedules: null,
    pendingReasons: null,
    money: null,
    presence: null,
    openObjections: null,
    pendingAccounts: null,
    overStudents: null,
    orders: null,
    failedMessages: null,
    closingMocks: null,
  });
  await server.database.db
    .update(studentPoints)
    .set({ voidedAt: server.clock.now(), voidReason: '오입력', voidedBy: by })
    .where(eq(studentPoints.id, pointId));
  expect(await tasks(await server.managerToken('admin'))).toMatchObject({ overStudents: 0 });
});

test('a thousand students cost as many queries as a few', { tags: 'ci' }, async () => {
  const count = async (
    endpoint: (typeof statsEndpoints)['monthStats' | 'studentStats' | 'notApplied' | 'todayTasks'],
  ) => {
    // A login of its own, read just now: an older one's few seconds may end between two calls, and
    // it would be asked again.
    const token = await server.managerToken();
    await server.callEndpoint(loginEndpoints.managerMe, {}, { token });
    queries = 0;
    await server.callEndpoint(endpoint, march, { token });
    return queries;
  };
  const countAll = async () => [
    await count(statsEndpoints.monthStats),
    await count(statsEndpoints.studentStats),
    await count(statsEndpoints.notApplied),
    await count(statsEndpoints.todayTasks),
  ];
  const few = await countAll();
  await insertStudents(server.database.db, 1000);
  expect(await countAll()).toEqual(few);
});
