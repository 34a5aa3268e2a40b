import { depositEndpoints, depositMonthSchema } from '@academy/domain/deposits';
import { mealEndpoints } from '@academy/domain/meals';
import { day } from '@academy/domain/time';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managerWith } from '../../testing/data/a-manager';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { depositEntries, reservations } from '../../db/schema';

let server: TestApp;
let manager: string;
beforeAll(async () => {
  server = await startTestApp();
  manager = await server.managerToken();
});
afterAll(() => server.close());

const february = { year: 2026, month: 2 };
const read = async () =>
  depositMonthSchema.parse(
    (await server.callEndpoint(depositEndpoints.deposits, february, { token: manager })).body,
  );
const close = (typed = '2026-02', params = february, token = manager) =>
  server.callEndpoint(depositEndpoints.closeMonth, params, { token, body: { typed } });
const reopen = () =>
  server.callEndpoint(depositEndpoints.reopenMonth, february, {
    token: manager,
    body: { reason: '하루 더 있습니다' },
  });

test('closing freezes what is billed, adjustments come on top, opening counts again', async () => {
  const { db } = server.database;
  const id = await studentWithMeals(db, [{ date: day('2026-02-03'), lunch: true, dinner: true }], {
    seat: 'A-2',
  });
  expect(await close('2026-03')).toMatchObject({ status: 409, body: { code: 'month-mismatch' } });
  expect(await close('2026-03', { year: 2026, month: 3 })).toMatchObject({
    status: 409,
    body: { code: 'month-not-over' },
  });
  const [first, second] = await Promise.all([close(), close()]);
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);

  const late = {
    studentId: id,
    date: day('2026-02-04'),
    lunch: true,
    dinner: false,
    updatedAt: new Date(),
    updatedByKind: 'manager' as const,
  };
  await db.insert(reservations).values(late);
  const stranger = await studentWithMeals(
    db,
    [{ date: day('2026-02-05'), lunch: true, dinner: false }],
    { seat: 'A-10' },
  );
  expect(await read()).toMatchObject({
    close: { month: '2026-02', closedByName: '오매니저', billed: 11_000, students: 1 },
    rows: [
      { studentId: id, lunchCount: 2, dinnerCount: 1, account: { billed: 11_000 } },
      { studentId: stranger, account: { billed: 0, state: 'none' } },
    ],
  });
  await db.insert(depositEntries).values({
    studentId: id,
    month: late.date.slice(0, 7) as never,
    kind: 'adjustment',
    amount: 5000,
    note: '대리 신청',
    createdAt: new Date(),
    createdBy: server.managers[1] ?? null,
  });
  expect((await read()).rows[0]?.account.billed).toBe(16_000);

  expect((await reopen()).body).toMatchObject({ success: true });
  expect(await reopen()).toMatchObject({ status: 409, body: { code: 'month-not-closed' } });
  expect(
    (await read()).rows.map(({ account }) => account.billed),
    'the late lunch counts once: as a meal, no longer as an adjustment',
  ).toEqual([16_000, 5000]);
  expect((await close()).body).toMatchObject({ billed: 21_000, students: 2 });
  expect((await read()).rows.map(({ account }) => account.billed)).toEqual([16_000, 5000]);
});

test('closing needs the right', async () => {
  const { token } = await managerWith(server, 'MANAGER', { areas: ['meals'] });
  expect(await close('2026-02', february, token)).toMatchObject({
    status: 403,
    body: { code: 'no-right', needs: 'months.close' },
  });
});

test('GET /admin/deposits/{year}/{month}/files/{format}: the filter narrows rows and file, never the sums', async () => {
  const all = await read();
  const narrowed = await server.call('GET', '/api/admin/deposits/2026/2?q=A-10', {
    token: manager,
  });
  expect(narrowed.body).toMatchObject({ rows: [{ seat: 'A-10' }], totals: all.totals });
  const file = await server
    .api(manager)
    .exportDeposits({ params: { ...february, format: 'xlsx' }, query: { q: 'A-10' } });
  expect(file.name).toBe('입금 2026-02.xlsx');
  const [sheet] = await readXlsx(Buffer.from(await file.blob.arrayBuffer()));
  expect(sheet?.data.map((row) => row.slice(0, 6))).toEqual([
    ['좌석', '이름', '학년', '점심', '저녁', '청구액'],
    ['A-10', '김하늘', null, 1, 0, 5000],
  ]);
});

test('a month that is none: 400', async () => {
  expect(
    (
      await server.callEndpoint(
        mealEndpoints.readBill,
        { studentId: '1', year: 2026, month: 13 },
        { token: await server.studentToken() },
      )
    ).status,
  ).toBe(400);
  expect(
    (
      await server.callEndpoint(
        depositEndpoints.deposits,
        { year: 2026, month: 13 },
        { token: manager },
      )
    ).status,
  ).toBe(400);
});
