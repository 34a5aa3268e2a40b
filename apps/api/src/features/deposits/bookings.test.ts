import { operationEndpoints } from '@academy/domain/operations';
import {
  depositEndpoints,
  depositLedgerSchema,
  depositMonthSchema,
  depositResultSchema,
} from '@academy/domain/deposits';
import type { Endpoint } from '@academy/domain/http';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StudentId } from '@academy/domain/ids';
import { auditLog, mealBills } from '../../db/schema';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let manager: string;
beforeAll(async () => {
  server = await startTestApp();
  manager = await server.managerToken();
});
afterAll(() => server.close());

const march = { year: 2026, month: 3 };
/** Two lunches: 10,000 won in March. */
const student = (dates = ['2026-03-03', '2026-03-04']) =>
  studentWithMeals(
    server.database.db,
    dates.map((date) => ({ date: day(date), lunch: true, dinner: false })),
  );
const post = (endpoint: Endpoint, body: object, params: object = march, token = manager) =>
  server.callEndpoint(endpoint, { ...params }, { token, body });
const confirm = (studentId: StudentId, amount: number | null = null, headers = {}) =>
  server.callEndpoint(depositEndpoints.confirmDeposits, march, {
    token: manager,
    headers,
    body: { day: '2026-03-02', items: [{ studentId, amount }] },
  });
const undo = (body: unknown) =>
  server.callEndpoint(
    operationEndpoints.undoOperation,
    { operationId: depositResultSchema.parse(body).undo?.operationId },
    { token: manager },
  );
async function account(studentId: StudentId, params = march) {
  const { body } = await server.callEndpoint(
    depositEndpoints.depositLedger,
    { ...params, studentId },
    { token: manager },
  );
  return depositLedgerSchema.parse(body);
}
const statusOf = async (studentId: StudentId) =>
  (await server.database.db.select().from(mealBills).where(eq(mealBills.studentId, studentId)))[0]
    ?.depositStatus;

describe('confirming', () => {
  test('takes what is missing, names who paid, and the student sees it', async () => {
    const id = await student();
    const { body } = await confirm(id);
    expect(body).toMatchObject({
      rows: [
        {
          studentId: id,
          depositorName: '김하늘',
          day: '2026-03-02',
          byName: '오매니저',
          account: { billed: 10_000, paid: 10_000, balance: 0, state: 'confirmed' },
        },
      ],
      skipped: [],
    });
    expect(await statusOf(id)).toBe('confirmed');
    expect(
      await server.database.db.select().from(auditLog).where(eq(auditLog.entityId, id)),
    ).toMatchObject([
      {
        action: 'confirm-deposits',
        entity: 'deposits',
        subject: '김하늘',
        before: { month: '2026-03', amount: 0, state: '미입금' },
        after: { amount: 10_000, state: '입금 확인' },
      },
    ]);
  });

  test('less is 일부 입금, more 초과 입금, and the sums show both', async () => {
    const [less, more] = [await student(), await student()];
    const before = depositMonthSchema.parse(
      (await server.callEndpoint(depositEndpoints.deposits, march, { token: manager })).body,
    ).totals;
    await confirm(less, 4000);
    const { totals } = depositResultSchema.parse((await confirm(more, 12_000)).body);
    expect((await account(less)).row.account).toMatchObject({
      paid: 4000,
      balance: -6000,
      state: 'partial',
    });
    expect((await account(more)).row.account).toMatchObject({ balance: 2000, state: 'overpaid' });
    expect([
      totals.paid - before.paid,
      before.unpaid - totals.unpaid,
      totals.over - before.over,
    ]).toEqual([16_000, 14_000, 2000]);
    expect([await statusOf(less), await statusOf(more)]).toEqual(['unpaid', 'confirmed']);
  });

  test('several at once: who owes nothing is left alone and named', async () => {
    const [one, two] = [await student(), await student()];
    await confirm(two);
    const { body } = await post(depositEndpoints.confirmDeposits, {
      day: '2026-03-02',
      items: [one, two].map((studentId) => ({ studentId, amount: null })),
    });
    expect(body).toMatchObject({
      skipped: [{ studentId: two, name: '김하늘', message: '입금할 금액이 남아 있지 않습니다.' }],
    });
    expect((await account(two)).entries).toHaveLength(1);
  });

  test('the same intention again books nothing and gives the same answer; with another content it is refused', async () => {
    const id = await student();
    const key = { 'Idempotency-Key': randomUUID() };
    const [first, again] = [await confirm(id, 3000, key), await confirm(id, 3000, key)];
    expect(again.body).toEqual(first.body);
    expect((await account(id)).row.account.paid).toBe(3000);
    expect(await confirm(id, 4000, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-mismatch' },
    });
  });

  test.each([
    ['an unknown student', '999999', 404],
    ['an id that cannot be ours', 'abc', 404],
  ])('%s: refused as a whole', async (_, studentId, status) => {
    const id = await student();
    const answer = await post(depositEndpoints.confirmDeposits, {
      day: '2026-03-02',
      items: [
        { studentId: id, amount: null },
        { studentId, amount: null },
      ],
    });
    expect(answer.status).toBe(status);
    expect((await account(id)).entries).toEqual([]);
  });
});

describe('taking back', () => {
  test('undo voids the booking, once, and the ledger still shows it', async () => {
    const id = await student();
    const { body } = await confirm(id);
    expect((await undo(body)).body).toEqual({ restored: 1, kept: [] });
    const { row, entries } = await account(id);
    expect(row.account.state).toBe('unpaid');
    expect(entries).toMatchObject([{ amount: 10_000, voidReason: '되돌림' }]);
    expect(await statusOf(id)).toBe('unpaid');
    expect(await undo(body)).toMatchObject({ status: 409, body: { code: 'already-undone' } });
  });

  test('after ten minutes it is too late', async () => {
    const id = await student();
    const { body } = await confirm(id);
    const now = server.clock.now();
    server.clock.set(new Date(now.getTime() + 10 * 60_000), { frozen: true });
    expect(await undo(body)).toMatchObject({ status: 409, body: { code: 'undo-too-late' } });
    server.clock.set(now, { frozen: true });
  });

  test('확인 해제 needs a reason, and its own undo brings the money back', async () => {
    const id = await student();
    await confirm(id);
    expect(
      (await post(depositEndpoints.unconfirmDeposits, { studentIds: [id], reason: '' })).status,
    ).toBe(400);
    const { body } = await post(depositEndpoints.unconfirmDeposits, {
      studentIds: [id],
      reason: '다른 학생의 입금',
    });
    expect((await account(id)).row.account).toMatchObject({ paid: 0, state: 'unpaid' });
    expect((await account(id)).entries[0]).toMatchObject({ voidReason: '다른 학생의 입금' });
    await undo(body);
    expect((await account(id)).row.account).toMatchObject({ paid: 10_000, state: 'confirmed' });
  });

  test('a deposit whose money went on stays', async () => {
    const id = await student();
    const confirmed = await confirm(id, 15_000);
    await post(depositEndpoints.carryDeposits, { studentIds: [id] });
    expect(await undo(confirmed.body)).toMatchObject({
      status: 409,
      body: { code: 'money-went-on' },
    });
    expect(
      await post(depositEndpoints.unconfirmDeposits, { studentIds: [id], reason: '실수' }),
    ).toMatchObject({ status: 409, body: { code: 'money-went-on' } });
    expect((await account(id)).row.account).toMatchObject({
      paid: 15_000,
      carriedOut: 5000,
      balance: 0,
    });
  });
});

describe('giving back and carrying over', () => {
  test('a refund is owed until it is paid out, and never more than is there', async () => {
    const id = await student();
    await confirm(id);
    expect(
      await post(depositEndpoints.refundDeposit, {
        studentId: id,
        amount: 10_001,
        day: null,
        note: '퇴원',
      }),
    ).toMatchObject({ status: 409, body: { code: 'refund-too-much' } });
    await post(depositEndpoints.refundDeposit, {
      studentId: id,
      amount: 10_000,
      day: null,
      note: '퇴원',
    });
    expect((await account(id)).row.account).toMatchObject({
      state: 'refund-due',
      refundDue: 10_000,
    });
    const [entry] = (await account(id)).entries;
    const settle = () =>
      server.callEndpoint(
        depositEndpoints.settleRefund,
        { entryId: entry?.id },
        { token: manager, body: { day: '2026-03-05' } },
      );
    expect((await settle()).body).toMatchObject({
      rows: [{ account: { state: 'refunded', refundDue: 0 } }],
    });
    expect(await settle()).toMatchObject({ status: 409, body: { code: 'refund-settled' } });
    expect(await statusOf(id)).toBe('refunded');
  });

  test('a surplus leaves this month and enters the next; undo brings it back', async () => {
    const id = await student();
    await confirm(id, 13_000);
    const { body } = await post(depositEndpoints.carryDeposits, { studentIds: [id] });
    expect((await account(id)).row.account).toMatchObject({
      carriedOut: 3000,
      balance: 0,
      state: 'confirmed',
    });
    expect((await account(id, { year: 2026, month: 4 })).row.account).toMatchObject({
      carriedIn: 3000,
      balance: 3000,
    });
    expect((await post(depositEndpoints.carryDeposits, { studentIds: [id] })).body).toMatchObject({
      code: 'nothing-to-carry',
    });
    await undo(body);
    expect((await account(id, { year: 2026, month: 4 })).row.account).toMatchObject({
      carriedIn: 0,
      balance: 0,
    });
  });
});
