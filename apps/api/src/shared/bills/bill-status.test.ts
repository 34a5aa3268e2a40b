import { operationEndpoints } from '@academy/domain/operations';
import { calendarEndpoints, managerMealsResultSchema } from '@academy/domain/calendar';
import { depositEndpoints } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { mealBillSchema, mealEndpoints } from '@academy/domain/meals';
import { studentEndpoints, bulkStudentsSchema } from '@academy/domain/students';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let manager: string;
let phone: string;
let id: StudentId;
let token: string;
let phones = 0;
beforeAll(async () => {
  server = await startTestApp();
  manager = await server.managerToken();
});
afterAll(() => server.close());
/** Two lunches of April, paid: 10,000 won. */
beforeEach(async () => {
  phone = `0107777${String((phones += 1)).padStart(4, '0')}`;
  id = await insertStudent(server.database.db, { phone });
  token = await server.studentToken(phone);
  await save(['2026-04-06', true], ['2026-04-07', true]);
  await server.callEndpoint(depositEndpoints.confirmDeposits, april, {
    token: manager,
    body: {
      day: '2026-03-02',
      items: [{ studentId: id, amount: null }],
    },
  });
});

const april = { year: 2026, month: 4 };
const save = (...days: [date: string, lunch: boolean][]) =>
  server.callEndpoint(
    mealEndpoints.saveMonth,
    { studentId: id },
    { token, body: days.map(([date, lunch]) => ({ date, lunch, dinner: false })) },
  );
/** What the student's own screen says of April's payment. */
const seen = async () =>
  mealBillSchema.parse(
    (
      await server.callEndpoint(
        mealEndpoints.readBill,
        { studentId: id, ...april },
        { token: await server.studentToken(phone) },
      )
    ).body,
  ).depositStatus;

test('a student who eats more after paying owes again, and who takes it back does not', async () => {
  expect(await seen()).toBe('confirmed');
  await save(['2026-04-08', true]);
  expect(await seen()).toBe('unpaid');
  await save(['2026-04-08', false]);
  expect(await seen()).toBe('confirmed');
  await save(['2026-04-07', false]);
  expect(await seen(), 'too much is not too little').toBe('confirmed');
});

test('a manager’s change of the meals and its undo', async () => {
  const { body } = await server.callEndpoint(
    calendarEndpoints.saveMealsFor,
    { studentId: id },
    {
      token: manager,
      body: {
        changes: [{ date: '2026-04-09', lunch: true, dinner: true }],
        cause: 'REQUEST',
        note: '',
        settlement: 'none',
      },
    },
  );
  expect(await seen()).toBe('unpaid');
  await server.callEndpoint(
    operationEndpoints.undoOperation,
    { operationId: managerMealsResultSchema.parse(body).undo?.operationId },
    { token: manager },
  );
  expect(await seen()).toBe('confirmed');
});

test('meals that go when a student leaves, and come back', async () => {
  await save(['2026-04-08', true]);
  const { body } = await server.callEndpoint(
    studentEndpoints.changeStatus,
    {},
    { token: manager, body: { studentIds: [id], status: 'LEFT', future: 'cancel' } },
  );
  const inBooks = async () =>
    (await server.api(manager).depositLedger({ params: { ...april, studentId: id } })).row.account;
  expect(await inBooks()).toMatchObject({ billed: 0, state: 'overpaid' });
  await server.callEndpoint(
    operationEndpoints.undoOperation,
    { operationId: bulkStudentsSchema.parse(body).undo?.operationId },
    { token: manager },
  );
  expect(await inBooks()).toMatchObject({ billed: 15_000, state: 'partial' });
  expect(await seen()).toBe('unpaid');
});
