import { mealCalendarSchema, mealDaySchema, calendarEndpoints } from '@academy/domain/calendar';
import { mealEndpoints } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { day, month } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { auditLog, holidays, mealBills, reservations } from '../../db/schema';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';
import { scenarioStudent } from '../../testing/data/a-student';
import { scenarioSettings } from '../../testing/academies/scenario';
import { insertStudents } from '../../testing/academies/many-billed-students';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';

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
let token: string;
const date = day('2026-03-03');
const row = {
  date,
  updatedAt: new Date('2026-03-01T01:02:03Z'),
  updatedByKind: 'student' as const,
};
beforeAll(async () => {
  server = await startTestApp({ wrap: counting });
  token = await server.managerToken();
  await server.database.db.insert(reservations).values([
    { ...row, studentId: scenarioStudent(server, 0), lunch: true, dinner: true },
    { ...row, studentId: scenarioStudent(server, 1), lunch: true, dinner: false },
    { ...row, studentId: scenarioStudent(server, 2), lunch: false, dinner: false },
    { ...row, studentId: scenarioStudent(server, 3), lunch: true, dinner: false },
  ]);
  await server.database.db.insert(mealBills).values({
    studentId: scenarioStudent(server, 0),
    month: month('2026-03'),
    lunchPrice: won(4000),
    dinnerPrice: won(4500),
    depositStatus: 'confirmed',
  });
  await server.database.db
    .insert(holidays)
    .values({ date: day('2026-03-02'), name: '대체공휴일', source: 'public' });
});
afterAll(() => server.close());

const calendar = async () =>
  mealCalendarSchema.parse(
    (await server.callEndpoint(calendarEndpoints.mealCalendar, { year: 2026, month: 3 }, { token }))
      .body,
  );
const mealDay = async (on = '2026-03-03') =>
  mealDaySchema.parse(
    (await server.callEndpoint(calendarEndpoints.mealDay, { date: on }, { token })).body,
  );

describe('a month', () => {
  test('counts each day at the prices of each student, and says what kind of day it is', async () => {
    const { days, ...rest } = await calendar();
    expect(rest).toMatchObject({
      month: '2026-03',
      settingsVersion: 1,
      closedMonth: false,
      totals: { servedDays: 22, lunch: 3, dinner: 1, amount: 18_500 },
      nextCutoff: { date: '2026-03-03', closesAt: '2026-03-02T05:00:00.000Z' },
    });
    expect(days).toHaveLength(31);
    expect(days[2]).toMatchObject({
      date,
      lunch: 3,
      dinner: 1,
      unpaid: 2,
      amount: 18_500,
      state: 'open',
    });
    expect(days[1]).toMatchObject({ lunch: 0, holiday: '대체공휴일', state: 'cutoff' });
    expect(days[0]).toMatchObject({
      state: 'not-served',
      closed: { lunch: 'weekday-closed', dinner: 'weekday-closed' },
    });
  });

  test(`${calendarEndpoints.exportMealCalendar.path}: the file is the same month`, async () => {
    const { status, headers, bytes } = await fileOf(`/api/admin/meal-calendar/2026/3/files/xlsx`);
    expect([status, decodeURIComponent(headers.get('content-disposition') ?? '')]).toEqual([
      200,
      expect.stringContaining('월별 식수 2026-03.xlsx'),
    ]);
    const [sheet] = await readXlsxFile(Buffer.from(bytes));
    expect(sheet?.data[0]).toEqual([
      '날짜',
      '요일',
      '점심',
      '저녁',
      '합계',
      '금액',
      '미입금',
      '상태',
      '공휴일',
    ]);
    expect(sheet?.data[3]?.slice(2)).toEqual([3, 1, 4, 18_500, 2, '접수 중', null]);
    expect(sheet?.data).toHaveLength(32);
  });

  test('as CSV it opens in Excel: marked as UTF-8, days as text, nothing rounded', async () => {
    const { bytes } = await fileOf('/api/admin/meal-calendar/2026/3/files/csv');
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
    expect(lines.slice(0, 4)).toEqual([
      '\uFEFF날짜,요일,점심,저녁,합계,금액,미입금,상태,공휴일',
      '2026-03-01,일,0,0,0,0,0,운영 안 함,',
      '2026-03-02,월,0,0,0,0,0,마감,대체공휴일',
      '2026-03-03,화,3,1,4,18500,2,접수 중,',
    ]);
  });
});

const fileOf = async (path: string) => {
  const response = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: await response.arrayBuffer(),
  };
};

test('a day: who eats, also on leave, and every enrolled student who does not, by seat', async () => {
  const { rows, ...rest } = await mealDay();
  expect(rest).toMatchObject({
    date,
    state: 'open',
    cutoffAt: '2026-03-02T05:00:00.000Z',
    closing: null,
    closedMonth: false,
  });
  expect(
    rows.map(({ name, lunch, dinner, depositState, changedBy, note }) => [
      name,
      lunch,
      dinner,
      depositState,
      changedBy,
      note,
    ]),
  ).toEqual([
    ['김하늘', true, true, 'unpaid', 'student', ''],
    ['이바다', true, false, 'unpaid', 'student', ''],
    ['박솔', false, false, 'none', 'student', '땅콩 알레르기'],
    ['최휴원', true, false, 'unpaid', 'student', ''],
  ]);
});

test(`${calendarEndpoints.exportSameDay.path}: narrowed as the page, by seat, and written down`, async () => {
  const rowsOf = async (query: string) =>
    (
      await readXlsxFile(
        Buffer.from((await fileOf(`/api/admin/same-day/${date}/files/xlsx?${query}`)).bytes),
      )
    )[0]?.data;
  expect(await rowsOf(`meal=lunch&q=${encodeURIComponent('ㄱㅎㄴ')}`)).toEqual([
    [
      '좌석',
      '이름',
      '학년',
      '학교',
      '점심',
      '저녁',
      '점심 수령',
      '저녁 수령',
      '입금',
      '출결 예정',
      '알레르기',
      '메모',
      '추가·취소',
    ],
    ['A-01', '김하늘', '고3', '하늘고', 'O', 'O', null, null, '입금 확인', null, null, null, null],
  ]);
  expect((await rowsOf('unpaid=true&waiting=true'))?.slice(1).map(([, name]) => name)).toEqual([
    '이바다',
    '최휴원',
  ]);
  expect(await rowsOf('away=true')).toHaveLength(1);
  expect(
    (
      await server.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'export-list'))
        .orderBy(auditLog.id)
    ).at(-1),
  ).toMatchObject({
    subject: '당일 명단',
    entityId: date,
    after: { away: 'true', format: 'xlsx', students: 0 },
  });
});

test('a workbook of the day also has the whole day’s order, with the spare portions', async () => {
  const { db } = server.database;
  const stored = await readLunchSettings(db);
  await storeSetting(db, lunchSetting, {
    ...scenarioSettings,
    lunchSpare: { unit: 'count', amounts: [2, 2, 2, 2, 2, 2, 2] },
    dinnerSpare: { unit: 'percent', amounts: [10, 10, 10, 10, 10, 10, 10] },
  });
  const { bytes } = await fileOf(`/api/admin/same-day/${date}/files/xlsx?q=nobody`);
  const order = (await readXlsxFile(Buffer.from(bytes)))[1];
  await storeSetting(db, lunchSetting, stored);
  expect([order?.sheet, order?.data]).toEqual([
    '주문',
    [
      ['식사', '신청', '여유분', '합계'],
      ['점심', 3, 2, 5],
      ['저녁', 1, 1, 2],
    ],
  ]);
});

test('a thousand students cost as many queries as four', async () => {
  const asked = async (work: () => Promise<unknown>) => {
    const before = queries;
    await work();
    return queries - before;
  };
  const cost = async () => [
    await asked(calendar),
    await asked(mealDay),
    await asked(() => server.callEndpoint(mealEndpoints.sameDay, { date }, { token })),
  ];
  const few = await cost();
  await insertStudents(server.database.db, 1000);
  // The session is looked up again every few seconds: one query more or less.
  for (const [index, many] of (await cost()).entries())
    expect(Math.abs(many - (few[index] ?? 0))).toBeLessThanOrEqual(1);
  expect((await calendar()).days[2]).toMatchObject({ lunch: 1003 });
});
