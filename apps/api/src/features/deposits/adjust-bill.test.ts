import {
  depositEndpoints,
  depositLedgerSchema,
  depositMonthSchema,
} from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { mealBillSchema, mealEndpoints } from '@academy/domain/meals';
import { day } from '@academy/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { depositEntries } from '../../db/schema';
import { emptyBooks } from '../../testing/academies/empty-books';
import { takeBack, writeUndoable } from '../../testing/calls/take-back';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

const server: TestApp = await startTestApp({ now: '2026-03-05T09:00:00+09:00' });
const { db } = server.database;
const manager = await server.managerToken('admin');
const february = { year: 2026, month: 2 };
const march = { year: 2026, month: 3 };
let id: StudentId;
beforeEach(async () => {
  await emptyBooks(db);
  id = await studentWithMeals(
    db,
    ['2026-02-03', '2026-02-04', '2026-03-03'].map((date) => ({
      date: day(date),
      lunch: true,
      dinner: false,
    })),
  );
  await write(depositEndpoints.confirmDeposits, february, {
    day: '2026-02-05',
    items: [{ studentId: id, amount: null }],
  });
  await server.callEndpoint(depositEndpoints.closeMonth, february, {
    token: manager,
    body: { typed: '2026-02' },
  });
});
afterAll(() => server.close());

type Endpoint = Parameters<TestApp['callEndpoint']>[0];
const write = (endpoint: Endpoint, params: object, body: object) =>
  writeUndoable(server, manager, endpoint, params, body);
const adjust = (change: object, params: object = february) =>
  write(depositEndpoints.adjustBill, params, {
    studentId: id,
    amount: -2000,
    way: 'month',
    note: '도시락 누락',
    ...change,
  });
const read = async (endpoint: Endpoint, params: object) =>
  (await server.callEndpoint(endpoint, { studentId: id, ...params }, { token: manager })).body;
const account = async (params: object) =>
  depositLedgerSchema.parse(await read(depositEndpoints.depositLedger, params)).row.account;
const moneyOf = async (params: object) =>
  mealBillSchema.parse(await read(mealEndpoints.readBill, params)).money;

describe('POST /admin/deposits/{year}/{month}/adjust', () => {
  test('a discount comes off a closed month, whose frozen figure stays', async () => {
    await adjust({});
    expect(await account(february)).toMatchObject({ billed: 8000, balance: 2000 });
    const { close } = depositMonthSchema.parse(await read(depositEndpoints.deposits, february));
    expect(close?.billed).toBe(10_000);
    expect(await moneyOf(february)).toEqual({
      adjustments: [{ amount: -2000, reason: '도시락 누락' }],
      carriedIn: 0,
      carriedOut: 0,
      paid: 10_000,
      refunded: 0,
    });
  });

  test('or off the next bill, with what was paid of it', async () => {
    await adjust({ way: 'next-bill' });
    expect(await account(february)).toMatchObject({ balance: 0, carriedOut: 2000 });
    expect(await account(march)).toMatchObject({ billed: 5000, due: 3000, balance: -3000 });
  });

  test('or is paid out, and waits for that', async () => {
    await adjust({ way: 'pay-out' });
    expect(await account(february)).toMatchObject({ state: 'refund-due', refundDue: 2000 });
  });

  test('a charge for a closed month is in the next bill', async () => {
    await adjust({ amount: 3000, way: 'next-bill', note: '2월 추가' });
    expect(await account(february)).toMatchObject({ billed: 10_000, balance: 0 });
    expect(await account(march)).toMatchObject({ billed: 8000, balance: -8000 });
    expect((await moneyOf(march))?.adjustments).toEqual([{ amount: 3000, reason: '2월 추가' }]);
  });

  test('stays when the month is opened, and goes when it is taken back', async () => {
    const made = await adjust({});
    await server.callEndpoint(depositEndpoints.reopenMonth, february, {
      token: manager,
      body: { reason: '정정' },
    });
    expect(await account(february)).toMatchObject({ billed: 8000 });
    expect(await takeBack(server, manager, made)).toMatchObject({ restored: 1, kept: [] });
    expect(await account(february)).toMatchObject({ billed: 10_000, balance: 0 });
    expect(await moneyOf(february)).toMatchObject({ adjustments: [] });
  });

  test.each([
    ['more than is billed', { amount: -10_001 }, 409, 'adjustment-too-much'],
    ['nothing', { amount: 0 }, 409, 'adjustment-too-much'],
    ['a charge that is paid out', { amount: 1000, way: 'pay-out' }, 409, 'charge-not-paid-out'],
    ['no reason', { note: '' }, 400, 'validation-failed'],
    ['half a won', { amount: -0.5 }, 400, 'validation-failed'],
  ])('refused: %s', async (_, change, status, code) => {
    const before = await db.$count(depositEntries);
    const body = { studentId: id, amount: -1, way: 'month', note: '할인', ...change };
    expect(
      await server.callEndpoint(depositEndpoints.adjustBill, february, {
        token: manager,
        body,
      }),
    ).toMatchObject({ status, body: { code } });
    expect(await db.$count(depositEntries)).toBe(before);
  });
});
