import { calendarEndpoints, mealCalendarSchema } from '@academy/domain/calendar';
import { depositEndpoints, depositMonthSchema } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { mealBillSchema, mealEndpoints } from '@academy/domain/meals';
import { priceEndpoints } from '@academy/domain/prices';
import { statsEndpoints, monthStatsSchema } from '@academy/domain/stats';
import { studentEndpoints, studentFactsSchema } from '@academy/domain/students';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mealBills, mealPrices, operationRows, operations } from '../../db/schema';
import { emptyBooks } from '../../testing/academies/empty-books';
import { takeBack, writeUndoable } from '../../testing/calls/take-back';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { managerWith } from '../../testing/data/a-manager';
import { startTestApp, type TestApp } from '../../testing/test-app';

const server: TestApp = await startTestApp({ now: '2026-04-02T09:00:00+09:00' });
const { db } = server.database;
const manager = await server.managerToken('admin');
const march = { year: 2026, month: 3 };
beforeEach(async () => {
  await db.delete(operationRows);
  await db.delete(operations);
  await db.delete(mealPrices);
  await emptyBooks(db);
});
afterAll(() => server.close());

const lunches = (...dates: string[]) =>
  dates.map((date) => ({ date: day(date), lunch: true, dinner: false }));
const read = async (endpoint: Parameters<TestApp['callEndpoint']>[0], params: object) =>
  (await server.callEndpoint(endpoint, { ...march, ...params }, { token: manager })).body;

const special = (studentId: StudentId) => ({
  studentId,
  firstDate: '2026-03-03',
  lastDate: '2026-03-05',
  lunchPrice: 4000,
  dinnerPrice: null,
  reason: '형제 할인',
});
const dearer = {
  studentId: null,
  firstDate: '2026-03-10',
  lastDate: null,
  lunchPrice: 5500,
  dinnerPrice: null,
  reason: '재료비',
};
const add = (body: object) => writeUndoable(server, manager, priceEndpoints.addMealPrice, {}, body);
const remove = (priceId: unknown) =>
  writeUndoable(server, manager, priceEndpoints.removeMealPrice, { priceId });

const deposits = async () => depositMonthSchema.parse(await read(depositEndpoints.deposits, {}));
const billedOf = async (studentId: StudentId) =>
  (await deposits()).rows.find((row) => row.studentId === studentId)?.account.billed;
const termsOf = async (studentId: StudentId) =>
  mealBillSchema.parse(await read(mealEndpoints.readBill, { studentId })).terms;

/** Saved before any price, with a price of their own to come; not saved; saved before. */
async function threeEaters() {
  const own = await studentWithMeals(db, lunches('2026-03-03', '2026-03-12'));
  const open = await studentWithMeals(db, lunches('2026-03-12', '2026-03-13'));
  await db.delete(mealBills).where(eq(mealBills.studentId, open));
  const saved = await studentWithMeals(db, lunches('2026-03-12'));
  return { own, open, saved };
}

describe('dated prices', () => {
  test('hold in every sum that somebody reads', async () => {
    const { own, open, saved } = await threeEaters();
    await add(special(own));
    await add(dearer);
    const { rows, totals } = await deposits();
    expect(new Map(rows.map(({ studentId, account }) => [studentId, account.billed]))).toEqual(
      new Map([
        [own, 9000],
        [open, 11_000],
        [saved, 5000],
      ]),
    );
    const { figures, days } = monthStatsSchema.parse(await read(statsEndpoints.monthStats, {}));
    expect([totals.billed, figures.billed]).toEqual([25_000, 25_000]);
    const amounts = days.flatMap(({ date, amount }) => (amount > 0 ? [[date, amount]] : []));
    expect(amounts).toEqual([
      ['2026-03-03', 4000],
      ['2026-03-12', 15_500],
      ['2026-03-13', 5500],
    ]);
    const calendar = mealCalendarSchema.parse(await read(calendarEndpoints.mealCalendar, {}));
    expect(
      calendar.days.flatMap(({ date, amount }) => (amount > 0 ? [[date, amount]] : [])),
    ).toEqual(amounts);
    // The general price shows from its day on; one student's own is for that student only.
    expect([3, 9, 10].map((at) => calendar.days[at - 1]?.datedPrices.lunch)).toEqual([
      null,
      null,
      5500,
    ]);
    const facts = studentFactsSchema.parse(
      await read(studentEndpoints.studentFacts, { studentId: own }),
    );
    expect(facts.months?.find(({ month }) => month === '2026-03')?.account?.billed).toBe(9000);
    expect(await termsOf(own)).toEqual([
      {
        firstDate: '2026-03-03',
        lastDate: '2026-03-05',
        lunchPrice: 4000,
        dinnerPrice: null,
        reason: '형제 할인',
        own: true,
      },
    ]);
    expect(await termsOf(open)).toMatchObject([{ lunchPrice: 5500, own: false }]);
    expect(await termsOf(saved)).toBeUndefined();
  });

  test('of everybody stay in a month that was saved under them, whoever takes them away', async () => {
    const { own, open } = await threeEaters();
    const price = await add(dearer);
    const later = await studentWithMeals(db, lunches('2026-03-12'));
    await remove(price['id']);
    expect([await billedOf(own), await billedOf(open), await billedOf(later)]).toEqual([
      10_000, 10_000, 5500,
    ]);
  });

  test('of one student come and go with the bill, and what was paid is told again', async () => {
    const { own } = await threeEaters();
    await server.callEndpoint(depositEndpoints.confirmDeposits, march, {
      token: manager,
      body: {
        day: '2026-03-20',
        items: [{ studentId: own, amount: 9000 }],
      },
    });
    const status = async () =>
      mealBillSchema.parse(await read(mealEndpoints.readBill, { studentId: own })).depositStatus;
    expect(await status()).toBe('unpaid');
    const price = await add(special(own));
    expect([await billedOf(own), await status()]).toEqual([9000, 'confirmed']);
    const removal = await remove(price['id']);
    expect([await billedOf(own), await status()]).toEqual([10_000, 'unpaid']);
    expect(await takeBack(server, manager, removal)).toMatchObject({ restored: 1, kept: [] });
    expect([await billedOf(own), await status()]).toEqual([9000, 'confirmed']);
    expect(await takeBack(server, manager, price)).toMatchObject({ restored: 1, kept: [] });
    expect([await billedOf(own), await status()]).toEqual([10_000, 'unpaid']);
  });

  test('leave a closed month as it was closed, and count once it is opened', async () => {
    const { own } = await threeEaters();
    await server.callEndpoint(depositEndpoints.closeMonth, march, {
      token: manager,
      body: { typed: '2026-03' },
    });
    await add(special(own));
    expect([await billedOf(own), await termsOf(own)]).toEqual([10_000, undefined]);
    await server.callEndpoint(depositEndpoints.reopenMonth, march, {
      token: manager,
      body: { reason: '할인 누락' },
    });
    expect(await billedOf(own)).toBe(9000);
  });

  test('GET /admin/meal-prices lists apart, everybody’s and each student’s', async () => {
    const { own } = await threeEaters();
    await add(special(own));
    await add(dearer);
    const list = async (query: string) =>
      (await server.call('GET', `/api/admin/meal-prices${query}`, { token: manager })).body;
    expect(await list('')).toMatchObject({ prices: [{ lunchPrice: 5500, byName: '한원장' }] });
    expect(await list(`?studentId=${own}`)).toMatchObject({ prices: [{ reason: '형제 할인' }] });
  });
});

describe('what is refused', () => {
  const ask = (body: object, token = manager) =>
    server.callEndpoint(priceEndpoints.addMealPrice, {}, { token, body });

  test('a field that breaks a rule is named, and nothing is written', async () => {
    const { own } = await threeEaters();
    expect(await ask({ ...special(own), reason: '', lastDate: '2026-03-02' })).toMatchObject({
      status: 400,
      body: {
        errors: {
          lastDate: '종료일은 시작일보다 빠를 수 없습니다.',
          reason: '특별단가의 사유를 입력하세요. 학생의 청구서에 나옵니다.',
        },
      },
    });
    expect(await ask({ ...dearer, lunchPrice: -1 })).toMatchObject({ status: 400 });
    expect(await db.$count(mealPrices)).toBe(0);
  });

  test('a student or a price that there is not, and one that was taken away', async () => {
    expect(await ask({ ...dearer, studentId: '999999', reason: '직원' })).toMatchObject({
      status: 404,
    });
    const price = await add(dearer);
    await remove(price['id']);
    for (const priceId of [price['id'], '999999', 'x'])
      expect(
        await server.callEndpoint(priceEndpoints.removeMealPrice, { priceId }, { token: manager }),
      ).toMatchObject({ status: 404 });
  });

  test('whoever may not change the settings', async () => {
    const { token } = await managerWith(server, 'MANAGER', { areas: ['meals', 'deposits'] });
    expect(await ask(dearer, token)).toMatchObject({ status: 403 });
  });
});
