import { calendarEndpoints } from '@academy/domain/calendar';
import { depositEndpoints, depositMonthSchema } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { invoiceOf, mealEndpoints, mealBillSchema } from '@academy/domain/meals';
import { priceEndpoints } from '@academy/domain/prices';
import { monthStatsSchema, statsEndpoints } from '@academy/domain/stats';
import { studentEndpoints } from '@academy/domain/students';
import { day, month as calendarMonth } from '@academy/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mealPrices, operationRows, operations } from '../../db/schema';
import { emptyBooks } from '../../testing/academies/empty-books';
import { takeBack, writeUndoable } from '../../testing/calls/take-back';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { insertStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

const server: TestApp = await startTestApp({ now: '2026-04-01T09:00:00+09:00' });
const { db } = server.database;
const manager = await server.managerToken('admin');
const march = { year: 2026, month: 3 };
let studentId: StudentId;
beforeEach(async () => {
  await db.delete(operationRows);
  await db.delete(operations);
  await db.delete(mealPrices);
  await emptyBooks(db);
  const lunches = ['2026-03-03', '2026-03-12', '2026-03-13'];
  studentId = await studentWithMeals(
    db,
    lunches.map((date) => ({ date: day(date), lunch: true, dinner: false })),
  );
});
afterAll(() => server.close());

const later = () =>
  server.clock.set(new Date(server.clock.now().getTime() + 1000), { frozen: true });
async function ask(endpoint: Parameters<TestApp['callEndpoint']>[0], params = {}, body?: object) {
  later();
  const all = { ...march, ...params };
  return (await server.callEndpoint(endpoint, all, { token: manager, ...(body && { body }) })).body;
}
const close = () => ask(depositEndpoints.closeMonth, {}, { typed: '2026-03' });
const reopen = () => ask(depositEndpoints.reopenMonth, {}, { reason: '확인' });
const change = (changes: object[]) => {
  later();
  return writeUndoable(
    server,
    manager,
    calendarEndpoints.saveMealsFor,
    { studentId },
    {
      cause: 'REQUEST',
      note: '전화 요청',
      settlement: 'none',
      changes,
    },
  );
};
const undo = (written: Parameters<typeof takeBack>[2]) => {
  later();
  return takeBack(server, manager, written);
};

/** What each view says of the month: the desk's list, the statistics, the student's bill. */
async function views() {
  const { rows, totals } = depositMonthSchema.parse(await ask(depositEndpoints.deposits));
  const { figures } = monthStatsSchema.parse(await ask(statsEndpoints.monthStats));
  const row = rows.find((one) => one.studentId === studentId);
  return {
    lunches: [row?.lunchCount, figures.lunch],
    billed: [row?.account.billed, totals.billed, figures.billed],
  };
}

test('meals that are taken back after the month was closed are an adjustment, on all views alike', async () => {
  const added = await change([{ date: '2026-03-16', lunch: true, dinner: false }]);
  await close();
  expect(await views()).toMatchObject({ lunches: [4, 4], billed: [20_000, 20_000, 20_000] });
  expect(await undo(added)).toMatchObject({ restored: 1, kept: [] });
  expect(await views()).toMatchObject({ lunches: [3, 3], billed: [15_000, 15_000, 15_000] });
  await reopen();
  expect(await views()).toMatchObject({ lunches: [3, 3], billed: [15_000, 15_000, 15_000] });
});

test('who had no meal when the month was closed owes the late ones once, on all views alike', async () => {
  await close();
  studentId = await insertStudent(db, { phone: '01072223333', name: '늦은달' });
  await change([{ date: '2026-03-16', lunch: true, dinner: true }]);
  const { rows } = depositMonthSchema.parse(await ask(depositEndpoints.deposits));
  const { account } = rows.find((row) => row.studentId === studentId) ?? {};
  expect(account?.billed).toBe(11_000);
  const { months } = studentEndpoints.studentDay.response.parse(
    await ask(studentEndpoints.studentDay, { studentId }),
  );
  expect(months?.find(({ month }) => month === '2026-03')?.account).toEqual(account);
});

const pageTotal = async (phone: string) => {
  const { body } = await server.callEndpoint(
    mealEndpoints.readMealPage,
    { ...march, studentId },
    { token: await server.studentToken(phone) },
  );
  const page = mealEndpoints.readMealPage.response.parse(body);
  return invoiceOf({
    reservations: page.month,
    month: calendarMonth('2026-03'),
    bill: page.bill,
  }).total;
};
const lateMeals = () => change([{ date: '2026-03-16', lunch: true, dinner: true }]);
const lateMoney = () =>
  ask(depositEndpoints.adjustBill, {}, { studentId, amount: 1000, way: 'month', note: '급식' });
const ownPrice = () =>
  ask(
    priceEndpoints.addMealPrice,
    {},
    {
      studentId,
      firstDate: '2026-03-16',
      lastDate: '2026-03-16',
      lunchPrice: 1000,
      dinnerPrice: 1000,
      reason: '형제 할인',
    },
  );
test.each([
  ['before it', '01072224441', [lateMeals, ownPrice], 11_000],
  ['after it', '01072224442', [ownPrice, lateMeals], 11_000],
  ['after money that made the bill', '01072224443', [lateMoney, ownPrice, lateMeals], 12_000],
] as const)(
  'a price of their own that was entered after the close reaches no late meal, on any view: meals %s',
  async (_, phone, steps, billed) => {
    await close();
    studentId = await insertStudent(db, { phone, name: '늦은값' });
    for (const step of steps) await step();
    const { rows } = depositMonthSchema.parse(await ask(depositEndpoints.deposits));
    expect(rows.find((row) => row.studentId === studentId)?.account.billed).toBe(billed);
    expect(await pageTotal(phone)).toBe(11_000);
    const { figures, days } = monthStatsSchema.parse(await ask(statsEndpoints.monthStats));
    expect(figures.billed).toBe(15_000 + billed);
    expect(days.reduce((sum, { amount }) => sum + amount, 0)).toBe(15_000 + 11_000);
  },
);

test('meals that come back after the close are billed beside what was frozen', async () => {
  const dropped = await change([{ date: '2026-03-13', lunch: false, dinner: false }]);
  await close();
  await undo(dropped);
  expect(await views()).toMatchObject({ lunches: [3, 3], billed: [15_000, 15_000, 15_000] });
  await reopen();
  expect(await views()).toMatchObject({ lunches: [3, 3], billed: [15_000, 15_000, 15_000] });
});

test('a change of a closed month takes its own adjustment back, and nothing counts twice', async () => {
  await close();
  const added = await change([{ date: '2026-03-16', lunch: true, dinner: false }]);
  expect(await views()).toMatchObject({ lunches: [4, 4], billed: [20_000, 20_000, 20_000] });
  await undo(added);
  expect(await views()).toMatchObject({ lunches: [3, 3], billed: [15_000, 15_000, 15_000] });
});

test.each(['entered', 'taken away'])(
  'a student’s own price that was %s before the close and is taken back after it',
  async (how) => {
    const body = {
      studentId,
      firstDate: '2026-03-10',
      lastDate: '2026-03-20',
      lunchPrice: 4000,
      dinnerPrice: null,
      reason: '형제 할인',
    };
    later();
    const entered = await writeUndoable(server, manager, priceEndpoints.addMealPrice, {}, body);
    later();
    const priceId = entered['id'];
    const done =
      how === 'entered'
        ? entered
        : await writeUndoable(server, manager, priceEndpoints.removeMealPrice, { priceId });
    const [withPrice, without] = [13_000, 15_000];
    const [closed, after] = how === 'entered' ? [withPrice, without] : [without, withPrice];
    await close();
    expect(await views()).toMatchObject({ billed: [closed, closed, closed] });
    await undo(done);
    expect(await views()).toMatchObject({ lunches: [3, 3], billed: [after, after, after] });
    // The student's bill counts the meals at the prices that hold now.
    const { terms } = mealBillSchema.parse(await ask(mealEndpoints.readBill, { studentId }));
    expect(terms?.length ?? 0).toBe(how === 'entered' ? 0 : 1);
    await reopen();
    expect(await views()).toMatchObject({ billed: [after, after, after] });
  },
);
