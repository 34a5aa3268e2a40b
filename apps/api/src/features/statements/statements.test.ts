import type { MockRegistrationId, StudentId } from '@academy/domain/ids';
import { operationEndpoints } from '@academy/domain/operations';
import {
  statementEndpoints,
  statementPreviewSchema,
  statementResultSchema,
  type StatementPreview,
} from '@academy/domain/statements';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mockRegistrations, students } from '../../db/schema';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let hana: StudentId;
let duri: StudentId;
let fee: MockRegistrationId;
beforeEach(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  const { db } = server.database;
  const lunch = [{ date: day('2026-03-03'), lunch: true, dinner: false }];
  const family = { guardians: [{ name: '박부모', phone: '01098765432' }] };
  hana = await studentWithMeals(db, lunch, { name: '한하나', ...family });
  duri = await studentWithMeals(db, lunch, { name: '한두리', ...family });
  await studentWithMeals(db, lunch, { name: '오다솜' });
  await studentWithMeals(db, lunch, { name: '오다솜' });
  const now = server.clock.now();
  fee = await insertRegistration(db, now, {
    studentId: hana,
    mockExamId: await insertExam(db, now),
  });
});
afterEach(() => server.close());

const TITLES = ['거래일시', '보낸분/받는분', '출금액', '입금액', '잔액'];
let balance = 0;
const row = (name: string, amount: number, on = '2026.03.02 10:00:00') => [
  on,
  name,
  '0',
  amount.toLocaleString('en-US'),
  String((balance += amount)),
];
const preview = async (rows: string[][], extra = {}, titles = [TITLES]) =>
  statementPreviewSchema.parse(
    (
      await server.callEndpoint(
        statementEndpoints.previewStatement,
        {},
        { token, body: { cells: [...titles, ...rows], ...extra } },
      )
    ).body,
  );
const itemsOf = ({ rows }: StatementPreview) =>
  rows.flatMap(({ verdict, line, parts }) => (verdict === 'match' ? [{ line, parts }] : []));
const bodyOf = (seen: StatementPreview, changed = {}) => ({
  items: itemsOf(seen),
  ignored: [],
  seen: seen.bills.map(({ bill, owed }) => ({ bill, owed })),
  learned: [],
  ...changed,
});
const book = (body: object, as = token, key?: string) =>
  server.callEndpoint(
    statementEndpoints.bookStatement,
    {},
    { token: as, body, ...(key && { headers: { 'idempotency-key': key } }) },
  );
const account = async (studentId: StudentId, month = 3) =>
  (await server.api(token).depositLedger({ params: { year: 2026, month, studentId } })).row.account;
const feeStatus = async () =>
  (
    await server.database.db.select().from(mockRegistrations).where(eq(mockRegistrations.id, fee))
  )[0]?.paymentStatus;

test('a list is read, matched and booked: siblings, meals and exam, what is not certain is asked', async () => {
  const seen = await preview([
    row('박부모', 40_000),
    row('오다솜', 5000),
    row('모르는분', 7000),
    ['2026.03.02 11:00:00', '쿠팡', '3,000', '0', '1'],
  ]);
  expect(seen.rows.map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ['match', '보호자 이름이 같습니다 · 청구 3건을 더한 금액입니다.'],
    ['candidates', '이름이 같은 학생이 2명입니다.'],
    ['unknown', '이름이 맞는 학생이 없습니다.'],
  ]);
  expect(seen.leftOut).toEqual({
    pasted: 4,
    withdrawals: 1,
    imported: 0,
    unreadable: [],
    reversals: [],
  });
  expect(await account(hana)).toMatchObject({ paid: 0 });

  const { body } = await book(bodyOf(seen));
  expect(body).toMatchObject({ booked: 1, total: 40_000, carried: 0, learned: 0 });
  expect([await account(hana), await account(duri)]).toMatchObject([
    { paid: 5000, state: 'confirmed' },
    { paid: 5000, state: 'confirmed' },
  ]);
  expect(await feeStatus()).toBe('confirmed');
});

test('rows that were imported are left out, also in a longer list, until they are taken back', async () => {
  const first = [row('한하나', 5000), row('한두리', 5000)];
  const { body } = await book(bodyOf(await preview(first)));
  const longer = await preview([row('모르는분', 1000), ...first]);
  expect(longer.leftOut.imported).toBe(2);
  expect(longer.rows.map(({ line }) => line.name)).toEqual(['모르는분']);

  const { undo } = statementResultSchema.parse(body);
  const past = async () =>
    (await server.callEndpoint(statementEndpoints.pastStatements, {}, { token })).body;
  expect(await past()).toMatchObject([
    { ...undo, label: '2건', total: 10_000, undoneAt: null, byName: expect.any(String) },
  ]);
  await server.callEndpoint(
    operationEndpoints.undoOperation,
    { operationId: undo?.operationId },
    { token },
  );
  expect(await past()).toMatchObject([{ undoUntil: null, undoneAt: expect.any(String) }]);
  expect([await account(hana), await account(duri)]).toMatchObject([
    { paid: 0, state: 'unpaid' },
    { paid: 0, state: 'unpaid' },
  ]);
  expect((await preview(first)).rows.map(({ verdict }) => verdict)).toEqual(['match', 'match']);
});

test('what is over goes on to the next month, and comes back with the rest', async () => {
  const seen = await preview([row('한두리', 7000)]);
  expect(seen.rows).toMatchObject([{ verdict: 'amount-differs' }]);
  const [line] = seen.rows.map((one) => one.line);
  const parts = [{ bill: { kind: 'meals', studentId: duri, month: '2026-03' }, amount: 7000 }];
  const { body } = await book(
    bodyOf(seen, { items: [{ line, parts }], learned: [{ studentId: duri, name: '두리네' }] }),
  );
  expect(body).toMatchObject({ booked: 1, carried: 2000, learned: 1 });
  expect(await account(duri)).toMatchObject({ paid: 7000, carriedOut: 2000, balance: 0 });
  expect(await account(duri, 4)).toMatchObject({ carriedIn: 2000 });
  const learned = async () =>
    (await server.database.db.select().from(students).where(eq(students.id, duri)))[0]
      ?.depositorNames;
  expect(await learned()).toEqual(['두리네']);
  expect((await preview([row('두리네', 5000)])).rows[0]?.reason).toMatch(/^입금자명이 같습니다/);

  await server.callEndpoint(
    operationEndpoints.undoOperation,
    { operationId: statementResultSchema.parse(body).undo?.operationId },
    { token },
  );
  expect(await account(duri)).toMatchObject({ paid: 0, carriedOut: 0, state: 'unpaid' });
  expect(await account(duri, 4)).toMatchObject({ carriedIn: 0 });
  expect(await learned()).toEqual([]);
});

describe('nothing is booked', () => {
  test('twice: of a double click, of two windows', async () => {
    const body = bodyOf(await preview([row('한하나', 35_000)]));
    const [one, again] = [
      await book(body, token, 'statement-key-1'),
      await book(body, token, 'statement-key-1'),
    ];
    expect(again.body).toEqual(one.body);
    expect(await book(body)).toMatchObject({ status: 409, body: { code: 'statement-imported' } });
    expect(await account(hana)).toMatchObject({ paid: 5000 });
  });

  test('on a bill that somebody else confirmed meanwhile', async () => {
    const seen = await preview([row('한두리', 5000)]);
    await server.api(token).confirmDeposits({
      params: { year: 2026, month: 3 },
      body: {
        day: day('2026-03-02'),
        items: [{ studentId: duri, amount: null }],
      },
    });
    expect(await book(bodyOf(seen))).toMatchObject({
      status: 409,
      body: { code: 'statement-bills-changed' },
    });
    expect(await account(duri)).toMatchObject({ paid: 5000 });
    expect((await preview([row('한두리', 5000)])).rows[0]?.verdict).toBe('already');
  });

  test.each([
    ['a part of a row', 5000, 4000, 'statement-amounts'],
    ['a part of a fee', 5000, 5000, 'statement-fee'],
  ])('%s', async (_, amount, part, code) => {
    const seen = await preview([row('한하나', amount)]);
    const bill = { kind: 'mock', studentId: hana, registrationId: fee };
    const items = [{ line: seen.rows[0]?.line, parts: [{ bill, amount: part }] }];
    expect(await book(bodyOf(seen, { items }))).toMatchObject({ status: 409, body: { code } });
    expect(await feeStatus()).toBe('unpaid');
  });

  test('without a row', async () => {
    const seen = await preview([row('모르는분', 1000)]);
    expect(await book(bodyOf(seen))).toMatchObject({ body: { code: 'statement-empty' } });
  });
});

test('columns that a manager chose are known the next time', async () => {
  const titles = [['언제', '누가', '얼마']];
  const rows = [['2026-03-02', '한두리', '5,000']];
  const asked = await preview(rows, {}, titles);
  expect(asked.problem).not.toBeNull();
  const columns = ['at', 'name', 'deposit'] as const;
  const seen = await preview(rows, { columns }, titles);
  await book(
    bodyOf(seen, {
      columns: seen.columns.map(({ header, field }) => ({ header, field })),
    }),
  );
  expect(await preview([['2026-03-01', '한하나', '35,000']], {}, titles)).toMatchObject({
    problem: null,
    rows: [{ verdict: 'match' }],
  });
});

test('a deposit that the bank took back is one question; its reversal is counted', async () => {
  const titles = [['거래일시', '구분', '거래금액', '거래 후 잔액', '거래구분', '내용', '메모']];
  const rows = [
    ['2026.03.02 10:00:00', '입금', '35,000', '1,035,000', '일반입금', '한하나', ''],
    ['2026.03.02 10:03:00', '입금취소', '35,000', '1,000,000', '입금취소', '한하나', ''],
  ];
  const seen = await preview(rows, {}, titles);
  expect(seen.rows.map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ['candidates', '3행에서 같은 금액이 취소되었거나 나갔습니다.'],
  ]);
  expect(seen.leftOut).toMatchObject({ pasted: 2, withdrawals: 1, reversals: [] });
  // Booked before the bank took it back, it is named.
  await book(bodyOf(seen, { ignored: seen.rows.map(({ line }) => line) }));
  expect((await preview(rows, {}, titles)).leftOut).toMatchObject({
    imported: 1,
    reversals: [{ row: 3, name: '한하나', amount: 35_000 }],
  });
});

test('a row that a confirmation by hand may stand for pays no other month, however late it was made', async () => {
  const both = ['2026-02-10', '2026-03-03'].map((date) => ({
    date: day(date),
    lunch: true,
    dinner: false,
  }));
  const studentId = await studentWithMeals(server.database.db, both, { name: '도하람' });
  await server.api(token).confirmDeposits({
    params: { year: 2026, month: 2 },
    body: {
      day: day('2026-03-02'),
      items: [{ studentId, amount: null }],
    },
  });
  expect((await preview([row('도하람', 5000, '2026.02.03 10:00:00')])).rows).toMatchObject([
    {
      verdict: 'candidates',
      reason:
        '이름이 같습니다 · 같은 금액을 3월 2일 (월)에 직접 확인했습니다. 새 입금인지 확인하세요.',
      parts: [],
    },
  ]);
});

test('rows that were set aside are not shown again', async () => {
  const rows = [row('모르는분', 1000)];
  const seen = await preview(rows);
  await book(bodyOf(seen, { ignored: seen.rows.map(({ line }) => line) }));
  expect((await preview(rows)).leftOut.imported).toBe(1);
});
