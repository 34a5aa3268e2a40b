import { scheduleManagementEndpoints, scheduleTableSchema } from '@academy/domain/schedule';
import { clockTime, day } from '@academy/domain/time';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertStudent } from '../../../testing/data/a-student';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';
import { watchedDatabase } from '../../../testing/database/watched-database';

const watched = watchedDatabase();
const now = new Date(MONDAY);
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  token = await server.managerToken();
  const { db } = server.database;
  const [haneul, bada, gone] = [
    await insertStudent(db, { name: '강하늘', phone: '01071110001', seat: 'D-02' }),
    await insertStudent(db, { name: '이바다', phone: '01071110002', seat: 'D-01' }),
    await insertStudent(db, { name: '퇴원생', phone: '01071110003', deletedAt: now }),
  ];
  // 2026-03-03 is a Tuesday.
  await insertSchedule(db, now, haneul, { weekdays: [2], exceptions: [day('2026-03-10')] });
  await insertSchedule(db, now, haneul, {
    title: '영어',
    weekdays: [5],
    status: 'PENDING',
    kind: 'EARLY_LEAVE',
    fromTime: clockTime('17:00'),
    toTime: null,
  });
  await insertSchedule(db, now, haneul, {
    title: '지난달',
    firstDate: day('2026-02-01'),
    lastDate: day('2026-02-28'),
  });
  await insertReason(db, now, bada, {
    type: 'ABSENT',
    leaveAt: null,
    backAt: null,
    text: '병원',
    status: 'APPROVED',
  });
  await insertReason(db, now, bada, {
    date: day('2026-03-06'),
    status: 'REJECTED',
    rejectReason: '안 됨',
  });
  await insertSchedule(db, now, gone);
});
afterAll(() => server.close());

const path = (rest = '') => `/api/admin/schedule-tables/2026/3${rest}`;
const table = async (query = '') =>
  scheduleTableSchema.parse((await server.call('GET', path(query), { token })).body).rows;

test('GET /admin/schedule-tables/{year}/{month}: who is away when, in the academy’s order, narrowed as asked', async () => {
  const rows = await table();
  expect(rows.map(({ name }) => name)).toEqual(['이바다', '강하늘']);
  expect(rows[0]?.days).toEqual([
    {
      date: '2026-03-05',
      source: 'reason',
      id: expect.any(String),
      kind: 'ALL_DAY',
      text: '병원 종일 등원 안 함',
      approved: true,
    },
  ]);
  expect(
    rows[1]?.days.filter(({ approved }) => approved).map(({ date, text }) => `${date} ${text}`),
  ).toEqual(['03', '17', '24', '31'].map((date) => `2026-03-${date} 수학학원 19:00–21:00 외출`));
  expect(rows[1]?.days.filter(({ approved }) => !approved)).toMatchObject([
    { date: '2026-03-06', kind: 'EARLY_LEAVE', text: '영어 17:00부터 조퇴' },
    {},
    {},
    {},
  ]);
  expect((await table('?q=바다')).map(({ name }) => name)).toEqual(['이바다']);
  expect((await table('?status=PENDING')).map(({ days }) => days.length)).toEqual([4]);
  expect((await table('?source=reason&weekday=4')).map(({ name }) => name)).toEqual(['이바다']);
});

test('in four queries', async () => {
  await table();
  expect((await watched.count(() => table())).outside).toBeLessThanOrEqual(4);
});

test('GET /admin/schedule-tables/{year}/{month}/files/{format}: the same rows, and the absences one by one', async () => {
  const answer = await fetch(`${server.url}${path('/files/xlsx?q=하늘')}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
    '전체 일정 2026-03.xlsx',
  );
  const file = Buffer.from(await answer.arrayBuffer());
  const sheets = await readXlsx(file);
  const rows = sheets.map(({ data }) => data);
  expect(rows[0]?.[0]?.slice(0, 4)).toEqual(['좌석', '이름', '학년', '3월 1일 (일)']);
  expect(rows[0]?.[1]).toEqual(
    expect.arrayContaining([
      'D-02',
      '강하늘',
      '수학학원 19:00–21:00 외출',
      '영어 17:00부터 조퇴 (승인 대기)',
    ]),
  );
  expect(rows[1]).toHaveLength(9);
  const csv = await fetch(`${server.url}${path('/files/csv')}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await csv.text()).toContain('이바다');
  expect(Object.keys(scheduleManagementEndpoints)).toContain('exportSchedules');
});
