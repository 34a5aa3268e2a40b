import { operationEndpoints } from '@academy/domain/operations';
import {
  depositEndpoints,
  depositMonthSchema,
  depositResultSchema,
} from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { loginEndpoints } from '@academy/domain/login';
import { day } from '@academy/domain/time';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { insertStudents } from '../../testing/academies/many-billed-students';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

let queries = 0;
const counting = (database: Database): Database => ({
  ...database,
  db: new Proxy(database.db, {
    get: (target, name, receiver) => (
      name === 'select' && (queries += 1),
      Reflect.get(target, name, receiver)
    ),
  }),
});

let server: TestApp;
let tokens: string[];
beforeAll(async () => {
  server = await startTestApp({ wrap: counting });
  tokens = [await server.managerToken('manager'), await server.managerToken('admin')];
});
afterAll(() => server.close());

const march = { year: 2026, month: 3 };
const read = async (params = march) =>
  depositMonthSchema.parse(
    (await server.callEndpoint(depositEndpoints.deposits, params, { token: tokens[0] ?? '' })).body,
  );
const confirm = (
  by: number,
  ids: readonly StudentId[],
  amount: number | null,
  key: string = randomUUID(),
) =>
  server.callEndpoint(depositEndpoints.confirmDeposits, march, {
    token: tokens[by % 2] ?? '',
    headers: { 'Idempotency-Key': key },
    body: { day: '2026-03-02', items: ids.map((studentId) => ({ studentId, amount })) },
  });
const eater = () =>
  studentWithMeals(server.database.db, [{ date: day('2026-03-03'), lunch: true, dinner: true }]);

test('two managers confirm the same students at the same moment: every won is booked once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, eater));
  const answers = await Promise.all(
    [ids, ids.toReversed(), ids.slice(3), ids.slice(0, 9)].map((some, by) =>
      confirm(by, some, null),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { rows, totals } = await read();
  expect(rows.map(({ account }) => [account.paid, account.state])).toEqual(
    ids.map(() => [11_000, 'confirmed']),
  );
  expect(totals).toMatchObject({ billed: 132_000, paid: 132_000, unpaid: 0, over: 0 });
});

test('a double click, and ten of them: one booking', async () => {
  const id = await eater();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(0, [id], 1000, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(
    new Set(answers.map(({ body }) => depositResultSchema.parse(body).undo?.operationId)).size,
  ).toBe(1);
  expect((await read()).rows.find(({ studentId }) => studentId === id)?.account.paid).toBe(1000);
});

test('carrying over, paying back and taking back at the same moment: no won appears or disappears', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, eater));
  const before = (await read()).totals.paid;
  const undone = depositResultSchema.parse((await confirm(0, ids, 20_000)).body).undo?.operationId;
  const token = tokens[1] ?? '';
  await Promise.all([
    ...ids.map((id) =>
      server.callEndpoint(depositEndpoints.carryDeposits, march, {
        token,
        body: { studentIds: [id] },
      }),
    ),
    ...ids.map((id) =>
      server.callEndpoint(depositEndpoints.refundDeposit, march, {
        token,
        body: { studentId: id, amount: 15_000, day: '2026-03-02', note: '' },
      }),
    ),
    server.callEndpoint(operationEndpoints.undoOperation, { operationId: undone }, { token }),
    ...ids.map((id) =>
      server.callEndpoint(depositEndpoints.unconfirmDeposits, march, {
        token,
        body: { studentIds: [id], reason: '시험' },
      }),
    ),
  ]);
  const [now, next] = [await read(), await read({ year: 2026, month: 4 })];
  expect(next.totals.carriedIn).toBe(now.totals.carriedOut);
  const own = now.rows.filter(({ studentId }) => ids.includes(studentId));
  expect(own).toHaveLength(ids.length);
  for (const {
    account: { paid, carriedIn, carriedOut, refunded, billed, balance },
  } of own) {
    expect([0, 20_000]).toContain(paid);
    expect(carriedOut + refunded).toBeLessThanOrEqual(paid + carriedIn);
    expect(balance).toBe(paid + carriedIn - carriedOut - refunded - billed);
  }
  expect(now.totals.paid - before).toBe(own.reduce((sum, { account }) => sum + account.paid, 0));
});

test(
  'a thousand students cost as many queries as a few, to read and to confirm',
  { tags: 'ci' },
  async () => {
    const count = async (work: () => Promise<unknown>) => {
      // Whose session it is was just read, and is not asked again.
      await server.callEndpoint(loginEndpoints.managerMe, {}, { token: tokens[0] ?? '' });
      queries = 0;
      await work();
      return queries;
    };
    const few = await count(() => read());
    const ids = await insertStudents(server.database.db, 1000);
    expect(await count(() => read())).toBe(few);
    expect(few).toBeLessThanOrEqual(9);
    const { body } = await confirm(0, ids, null);
    expect(depositResultSchema.parse(body)).toMatchObject({
      skipped: [],
      totals: { students: expect.any(Number) },
    });
    expect(
      (await read()).rows.filter(({ account }) => account.state === 'confirmed').length,
    ).toBeGreaterThanOrEqual(1000);
  },
);
