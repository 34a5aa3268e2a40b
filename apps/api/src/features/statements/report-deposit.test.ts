import {
  reportedDepositEndpoints as endpoints,
  reportedDepositSchema,
} from '@academy/domain/deposits';
import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import { statementEndpoints, statementPreviewSchema } from '@academy/domain/statements';
import { day } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditLog, reportedDeposits } from '../../db/schema';
import { signIn } from '../../testing/calls/sign-in';
import { studentWithMeals } from '../../testing/data/a-billed-student';

import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let manager: string;
let studentId: StudentId;
let examId: MockExamId;
let registrationId: MockRegistrationId;
const meal = { date: day('2026-03-03'), lunch: true, dinner: false };
beforeAll(async () => {
  server = await startTestApp();
  manager = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  const now = server.clock.now();
  await db.delete(reportedDeposits);
  studentId = await studentWithMeals(db, [meal], {
    name: '한하나',
  });
  token = await signIn(server, studentId);
  examId = await insertExam(db, now);
  registrationId = await insertRegistration(db, now, { studentId, mockExamId: examId });
});

const meals = { kind: 'meals', month: '2026-03' };
const said = { bill: meals, depositorName: '햇살상회', amount: 5000, day: '2026-03-02' };
const report = (body: object) =>
  server.callEndpoint(endpoints.reportDeposit, {}, { token, body: { ...said, ...body } });
const read = (body: unknown) => z.array(reportedDepositSchema).parse(body);
const own = async () =>
  read((await server.callEndpoint(endpoints.reportedDeposits, {}, { token })).body);
const rowOf = async () =>
  (await server.api(manager).deposits({ params: { year: 2026, month: 3 }, query: {} })).rows.find(
    (row) => row.studentId === studentId,
  );
const entries = (action: 'report-deposit' | 'withdraw-report') =>
  server.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.entityId, studentId)));

test('what a student reports the desk sees until it is withdrawn; the last word counts', async () => {
  expect(read((await report({})).body)).toMatchObject([said]);
  expect(await rowOf()).toMatchObject({
    reported: { depositorName: '햇살상회', amount: 5000, day: '2026-03-02' },
    account: { state: 'unpaid' },
  });
  const again = read((await report({ amount: 4000 })).body);
  expect(again).toMatchObject([{ bill: meals, amount: 4000 }]);
  expect(await own()).toEqual(again);

  const [{ id: reportId } = { id: '' }] = again;
  const withdraw = () => server.callEndpoint(endpoints.withdrawReport, { reportId }, { token });
  expect([(await withdraw()).body, (await withdraw()).body]).toEqual([[], []]);
  expect(await rowOf()).toMatchObject({ reported: null });
  expect([await entries('report-deposit'), await entries('withdraw-report')]).toMatchObject([
    [{ after: { amount: 5000 } }, { after: { amount: 4000 } }],
    [{ before: { amount: 4000 } }],
  ]);
});

test('the same again is one report and one entry of the log', async () => {
  await report({});
  await report({});
  expect(await own()).toHaveLength(1);
  expect(await entries('report-deposit')).toHaveLength(1);
});

test('once the money is confirmed nothing waits, and nothing more can be reported', async () => {
  await report({});
  await server.api(manager).confirmDeposits({
    params: { year: 2026, month: 3 },
    body: {
      day: day('2026-03-02'),
      items: [{ studentId, amount: null }],
    },
  });
  expect(await rowOf()).toMatchObject({ reported: null, account: { state: 'confirmed' } });
  expect(await report({ amount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'report-nothing-due', message: '입금할 금액이 남아 있지 않아요.' },
  });
});

test('the fee of an exam can be reported beside the meals, and both wait for the bank’s list', async () => {
  await report({});
  await report({ bill: { kind: 'mock', registrationId }, amount: 30_000, depositorName: '한하나' });
  expect((await own()).map(({ bill }) => bill.kind)).toEqual(['meals', 'mock']);

  const cells = [
    ['거래일시', '보낸분', '입금액'],
    ['2026-03-02', '햇살상회', '5,000'],
  ];
  const preview = await server.callEndpoint(
    statementEndpoints.previewStatement,
    {},
    { token: manager, body: { cells } },
  );
  expect(statementPreviewSchema.parse(preview.body)).toMatchObject({
    rows: [
      {
        verdict: 'candidates',
        reason: '학생이 3월 2일 (월) 입금했다고 알렸습니다.',
        asked: [{ studentIds: [studentId] }],
        parts: [],
      },
    ],
    reported: [{ bill: meals }, { bill: { kind: 'mock' } }],
  });
});

test('a reported fee stands beside the registration until it is confirmed or cancelled', async () => {
  const api = server.api(manager);
  const params = { examId };
  const ids = [registrationId];
  const seen = async () => {
    const { exam, content } = await api.examRegistrations({ params });
    return [exam.reported, content.map(({ reported }) => reported)];
  };
  const paid = { depositorName: '하늘엄마', amount: 30_000, day: day('2026-03-02') };
  await report({ bill: { kind: 'mock', registrationId }, ...paid });
  expect(await seen()).toEqual([1, [paid]]);
  await api.changePayments({ params, body: { ids, change: 'confirm', day: null } });
  expect(await seen()).toEqual([0, [null]]);
  await api.changePayments({ params, body: { ids, change: 'unconfirm', day: null } });
  expect(await seen()).toEqual([1, [paid]]);
  await api.cancelRegistrations({ params, body: { ids, reason: '' } });
  expect(await seen()).toEqual([0, [null]]);
});

describe('refused, and nothing is written', () => {
  const nothingWritten = async () =>
    expect(await server.database.db.$count(reportedDeposits)).toBe(0);

  test.each(['2026-03-03', '2025-12-31'])('for %s: 400 with the field', async (on) => {
    expect(await report({ day: on })).toMatchObject({
      status: 400,
      body: { errors: { day: '오늘이나 지난 60일 안의 날을 입력해 주세요.' } },
    });
    await nothingWritten();
  });

  test.each([
    [{ amount: 0 }],
    [{ amount: 100_000_001 }],
    [{ depositorName: '  ' }],
    [{ depositorName: '가'.repeat(41) }],
    [{ bill: { kind: 'meals' } }],
  ])('%j: 400', async (body) => {
    expect((await report(body)).status).toBe(400);
    await nothingWritten();
  });

  test('of a month without meals: nothing is due', async () => {
    expect((await report({ bill: { kind: 'meals', month: '2026-04' } })).status).toBe(409);
    await nothingWritten();
  });

  test.each(['abc', '999999'])('of registration %s, which is not theirs', async (id) => {
    const bill = { kind: 'mock', registrationId: id };
    expect([404, 409]).toContain((await report({ bill })).status);
    await nothingWritten();
  });
});

test('a report of somebody else is neither seen nor withdrawn', async () => {
  const { db } = server.database;
  const other = await signIn(server, await studentWithMeals(db, [meal], { name: '오다솜' }));
  const [{ id: reportId } = { id: '' }] = read((await report({})).body);
  const answer = await server.callEndpoint(
    endpoints.withdrawReport,
    { reportId },
    { token: other },
  );
  expect(answer.status).toBe(403);
  expect(
    (await server.callEndpoint(endpoints.reportedDeposits, {}, { token: other })).body,
  ).toEqual([]);
  expect(await own()).toHaveLength(1);
});
