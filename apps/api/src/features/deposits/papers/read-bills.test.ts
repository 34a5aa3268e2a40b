import { depositEndpoints } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { managers, students } from '../../../db/schema';
import { emptyBooks } from '../../../testing/academies/empty-books';
import { writeUndoable } from '../../../testing/calls/take-back';
import { studentWithMeals } from '../../../testing/data/a-billed-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const server: TestApp = await startTestApp({ now: '2026-03-05T09:00:00+09:00' });
const { db } = server.database;
const manager = await server.managerToken('admin');
const february = { year: 2026, month: 2 };
let id: StudentId;
beforeEach(async () => {
  await emptyBooks(db);
  id = await studentWithMeals(
    db,
    ['2026-02-03', '2026-02-04', '2026-02-10'].map((date) => ({
      date: day(date),
      lunch: true,
      dinner: false,
    })),
  );
});
afterAll(() => server.close());

const write = (endpoint: Parameters<TestApp['callEndpoint']>[0], body: object) =>
  writeUndoable(server, manager, endpoint, february, body);
const read = async (query: object = {}) =>
  (await server.api(manager).monthBills({ params: february, query })).bills;

test('GET /admin/deposits/{year}/{month}/bills: its days, the prices that held, adjustments and payments', async () => {
  await write(depositEndpoints.adjustBill, {
    studentId: id,
    amount: -2000,
    way: 'month',
    note: '도시락 누락',
  });
  await write(depositEndpoints.confirmDeposits, {
    day: '2026-02-05',
    items: [{ studentId: id, amount: null, depositorName: '김바다' }],
  });
  const [bill] = await read({ studentId: id });
  expect(bill).toMatchObject({
    lunch: { days: [3, 4, 10], parts: [{ count: 3, price: 5000, reason: '', amount: 15_000 }] },
    dinner: { days: [] },
    adjustments: [{ amount: -2000, reason: '도시락 누락' }],
    payments: [{ kind: 'deposit', amount: 13_000, day: '2026-02-05', depositorName: '김바다' }],
    account: { billed: 13_000, balance: 0 },
  });
});

test('a list is narrowed as the tab is; who is not there is not there', async () => {
  expect((await read({ state: 'unpaid' })).map(({ studentId }) => studentId)).toEqual([id]);
  expect(await read({ state: 'confirmed' })).toEqual([]);
  await expect(read({ studentId: '999999' })).rejects.toMatchObject({ status: 404 });
});

test('GET /admin/unpaid-deposits: who owes since when, until it is paid', async () => {
  const unpaid = () => server.api(manager).unpaidList();
  expect(await unpaid()).toMatchObject({
    owed: 15_000,
    students: [{ studentId: id, owed: 15_000, months: [{ month: '2026-02', missing: 15_000 }] }],
  });
  await write(depositEndpoints.confirmDeposits, {
    day: '2026-02-05',
    items: [{ studentId: id, amount: null }],
  });
  expect(await unpaid()).toMatchObject({ owed: 0, students: [] });
});

describe('GET /admin/cash-receipts/{year}/{month}/files/{format}', () => {
  const february26 = { ...february, format: 'xlsx' } as const;
  const rows = async () => {
    const file = await server.api(manager).exportCashReceipts({ params: february26 });
    expect(file.name).toBe('현금영수증 2026-02.xlsx');
    const [sheet] = await readXlsx(Buffer.from(await file.blob.arrayBuffer()));
    return (sheet?.data ?? []).map((row) => row.slice(0, 5));
  };

  test('what moved in the month, with the number of the card or of the academy; not what was taken back', async () => {
    const head = ['거래일', '발급 구분', '용도', '현금영수증 번호', '금액'];
    const pay = (on: string, amount: number) =>
      write(depositEndpoints.confirmDeposits, { day: on, items: [{ studentId: id, amount }] });
    await pay('2026-02-04', 4000);
    await write(depositEndpoints.unconfirmDeposits, { studentIds: [id], reason: '다른 학생' });
    await pay('2026-02-05', 10_000);
    await pay('2026-03-02', 3000);
    await write(depositEndpoints.refundDeposit, {
      studentId: id,
      amount: 1000,
      day: '2026-02-06',
      note: '',
    });
    expect(await rows()).toEqual([
      head,
      [new Date('2026-02-05'), '발급', '자진발급', '010-000-1234', 10_000],
      [new Date('2026-02-06'), '취소', '자진발급', '010-000-1234', 1000],
    ]);
    await db.update(students).set({ cashReceiptNumber: '1248100998' }).where(eq(students.id, id));
    expect((await rows()).map((row) => row.slice(2, 4))).toEqual([
      head.slice(2, 4),
      ['지출증빙용', '124-81-00998'],
      ['지출증빙용', '124-81-00998'],
    ]);
  });

  test('not for whoever may not see contacts', async () => {
    await db
      .update(managers)
      .set({ areas: ['deposits'] })
      .where(eq(managers.username, 'viewer'));
    const token = await server.managerToken('viewer');
    await expect(
      server.api(token).exportCashReceipts({ params: february26 }),
    ).rejects.toMatchObject({ status: 403, body: { code: 'no-right', needs: 'contacts.read' } });
  });
});
