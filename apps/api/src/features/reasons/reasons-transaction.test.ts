import { reasonEndpoints, type ReasonDraft } from '@academy/domain/reasons';
import { aReasonDraft } from '@academy/domain/testing';
import { day, shiftDay } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { absenceReasons, auditLog, idempotencyKeys } from '../../db/schema';
import { areAlike, outcomes } from '../../testing/calls/outcomes';
import { persistently } from '../../testing/calls/persistently';
import { newStudents, signIn, type SignedIn } from '../../testing/calls/sign-in';
import { insertReason } from '../../testing/data/some-reason';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
let server: TestApp;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  newStudent = newStudents(server);
});
afterAll(() => server.close());
beforeEach(async () => void (me = await newStudent()));

const insert = (overrides: Parameters<typeof insertReason>[3] = {}) =>
  insertReason(server.database.db, new Date(MONDAY), me.id, overrides);
const draft = (overrides: Partial<ReasonDraft> = {}) => ({
  ...aReasonDraft({ date: '2026-03-05' }),
  ...overrides,
});
const call = (
  endpoint: keyof typeof reasonEndpoints,
  params: object,
  body?: object,
  headers: Record<string, string> = {},
) =>
  persistently(() =>
    server.callEndpoint(
      reasonEndpoints[endpoint],
      { ...params },
      { token: me.token, headers, ...(body && { body }) },
    ),
  );
const keyed = { 'idempotency-key': 'one-tap-of-a-form' };
const own = () =>
  server.database.db
    .select()
    .from(absenceReasons)
    .where(eq(absenceReasons.studentId, me.id))
    .orderBy(absenceReasons.id);

/** Every write, each on a reason of its own; answers what sends it. */
const writes: Record<string, () => Promise<() => ReturnType<typeof call>>> = {
  submitting: async () => () => call('submitReason', {}, draft(), keyed),
  editing: async () => {
    const reasonId = await insert();
    return () =>
      call('editReason', { reasonId }, { ...draft({ text: '안과 진료' }), version: 1 }, keyed);
  },
  withdrawing: async () => {
    const reasonId = await insert();
    return () => call('withdrawReason', { reasonId });
  },
};

test.each(Object.entries(writes))(
  '%s: when it cannot be written down, nothing of it stays',
  async (_, prepare) => {
    const send = await prepare();
    const { db } = server.database;
    const everything = async () => [
      await own(),
      await db.select().from(idempotencyKeys),
      await db.$count(auditLog),
    ];
    const before = await everything();
    expect(await watched.breaking(/^insert audit_log/, send)).toMatchObject({
      status: 500,
      body: { code: 'internal-error' },
    });
    expect(await everything()).toEqual(before);
    expect((await send()).status, 'the same request then goes through').toBe(200);
  },
);

test.each(Object.entries(writes))(
  '%s is one transaction with as many statements for the first reason as for the fortieth',
  async (_, prepare) => {
    const few = await watched.count(await prepare());
    me = await newStudent();
    for (let index = 1; index < 40; index += 1)
      await insert({ date: shiftDay(day('2026-03-05'), -index), status: 'APPROVED' });
    expect(await watched.count(await prepare())).toMatchObject({
      transactions: 1,
      statements: few.statements,
    });
    const list = await watched.count(() => call('myReasons', {}));
    expect(list.statements + list.outside, 'the list').toBeLessThanOrEqual(3);
  },
);

describe('two devices at once', () => {
  const times = <T>(count: number, work: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => work(index));

  test('submitting for one day and type: one, and the others are handed that one', async () => {
    const answers = await Promise.all(
      times(6, (index) => call('submitReason', {}, draft({ text: `기기 ${index}` }))),
    );
    expect(outcomes(answers)).toEqual(['200', ...times(5, () => '409 reason-exists')]);
    const [stands] = await own();
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ existing: { id: stands?.id, text: stands?.text } });
  });

  test('editing one reason: the later one is told what is there now', async () => {
    const reasonId = await insert();
    const answers = await Promise.all(
      times(5, (index) =>
        call('editReason', { reasonId }, { ...draft({ text: `기기 ${index}` }), version: 1 }),
      ),
    );
    expect(outcomes(answers)).toEqual(['200', ...times(4, () => '409 stale')]);
    expect(await own()).toMatchObject([{ version: 2 }]);
  });

  test('withdrawn here and edited there: the withdrawn one is not brought back', async () => {
    const reasonId = await insert();
    const [withdrawn, edited] = await Promise.all([
      call('withdrawReason', { reasonId }),
      call('editReason', { reasonId }, { ...draft(), version: 1 }),
    ]);
    expect(withdrawn.status).toBe(200);
    expect(outcomes([edited])).toEqual([edited.status === 200 ? '200' : '409 stale']);
    expect(await own()).toMatchObject([{ status: 'WITHDRAWN' }]);
  });

  test('two reasons moved to the same day: one of them', async () => {
    const ids = [
      await insert({ date: day('2026-03-06') }),
      await insert({ date: day('2026-03-07') }),
    ];
    const answers = await Promise.all(
      ids.map((reasonId) => call('editReason', { reasonId }, { ...draft(), version: 1 })),
    );
    expect(outcomes(answers)).toEqual(['200', '409 reason-exists']);
  });
});

describe('sent ten times with its key: done once, and everybody gets the first answer', () => {
  afterEach(() => server.clock.set(new Date(MONDAY), { frozen: true }));

  test.each(['submitReason', 'editReason'] as const)('%s', async (endpoint) => {
    const reasonId = await insert({ type: 'ABSENT' });
    const body = { ...draft({ date: day('2026-02-23') }), version: 1 };
    const send = (change = {}) => call(endpoint, { reasonId }, { ...body, ...change }, keyed);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(answers[0]?.status).toBe(200);
    expect(areAlike(answers)).toBe(true);
    const after = await own();

    server.clock.set(new Date('2026-03-03T08:00:00+09:00'), { frozen: true });
    me = { ...me, token: await signIn(server, me.id) };
    expect((await send()).body, 'also on the next day, when its day lies too far back').toEqual(
      answers[0]?.body,
    );
    expect(outcomes([await send({ text: '다른 사유' })])).toEqual(['422 idempotency-mismatch']);
    expect(await own()).toEqual(after);
  });
});
