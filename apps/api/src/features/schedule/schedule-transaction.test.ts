import { scheduleEndpoints } from '@academy/domain/schedule';
import { aScheduleDraft } from '@academy/domain/testing';
import { clockTime, day, month } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, idempotencyKeys, regularSchedules, scheduleVersions } from '../../db/schema';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { insertSchedule } from '../../testing/data/some-schedule';
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

const insert = (overrides: Parameters<typeof insertSchedule>[3] = {}) =>
  insertSchedule(server.database.db, new Date(MONDAY), me.id, overrides);
const draft = aScheduleDraft({
  firstDate: '2026-03-03',
  lastDate: null,
  from: '09:00',
  to: '10:00',
});
const lastMonth = { firstDate: day('2026-02-01'), lastDate: day('2026-02-28') };
const keyed = { 'idempotency-key': 'one-tap-of-a-form' };
const call = (endpoint: keyof typeof scheduleEndpoints, params: object, body?: object) =>
  server.callEndpoint(
    scheduleEndpoints[endpoint],
    { ...params },
    { token: me.token, headers: keyed, ...(body && { body }) },
  );

/** Prepares each write on its own schedule, and returns what sends it. */
const writes: Record<string, () => Promise<() => ReturnType<typeof call>>> = {
  'asking for one': async () => () => call('createSchedule', {}, draft),
  'correcting a waiting one': async () => {
    const scheduleId = await insert({ status: 'PENDING' });
    return () => call('editSchedule', { scheduleId }, { ...draft, version: 1 });
  },
  'asking to change an approved one': async () => {
    const scheduleId = await insert();
    return () => call('editSchedule', { scheduleId }, { ...draft, version: 1 });
  },
  'cancelling one with its change request': async () => {
    const scheduleId = await insert();
    await insert({ status: 'PENDING', replacesId: scheduleId });
    return () => call('cancelSchedule', { scheduleId });
  },
  'cancelling a day, also of the change request': async () => {
    const scheduleId = await insert();
    await insert({ status: 'PENDING', replacesId: scheduleId });
    return () => call('cancelOccurrence', { scheduleId, date: '2026-03-10' });
  },
  'taking a day back': async () => {
    const scheduleId = await insert({ exceptions: [day('2026-03-10')] });
    return () => call('restoreOccurrence', { scheduleId, date: '2026-03-10' });
  },
  'copying last month': async () => {
    for (const weekdays of [[1], [3]] as const)
      await insert({ ...lastMonth, weekdays: [...weekdays] });
    return () => call('copySchedules', {}, { month: month('2026-03') });
  },
};
const everything = async () => {
  const { db } = server.database;
  return [
    await db.select().from(regularSchedules).orderBy(regularSchedules.id),
    await db.select().from(scheduleVersions),
    await db.select().from(idempotencyKeys),
    await db.$count(auditLog),
  ];
};

test.each(Object.entries(writes))(
  '%s: when it cannot be written down, nothing of it stays',
  async (_, prepare) => {
    const send = await prepare();
    const before = await everything();
    const answer = await watched.breaking(/^insert audit_log/, send);
    expect(answer).toMatchObject({
      status: 500,
      body: {
        code: 'internal-error',
        message: '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
      },
    });
    expect(await everything()).toEqual(before);
    expect((await send()).status, 'the same request then goes through').toBe(200);
  },
);

describe('as many statements, in one transaction, for one schedule as for thirty', () => {
  const clutter = async () => {
    for (let index = 0; index < 30; index += 1)
      await insert({
        weekdays: [0],
        firstDate: day('2026-04-05'),
        lastDate: day('2026-04-05'),
        status: index % 2 === 0 ? 'CANCELLED' : 'APPROVED',
        exceptions: [day('2026-04-05')],
      });
  };

  test.each(Object.entries(writes))('%s', async (_, prepare) => {
    const few = await watched.count(await prepare());
    me = await newStudent();
    await clutter();
    const many = await watched.count(await prepare());
    expect(many).toMatchObject({ statements: few.statements, transactions: 1 });
    expect(few.transactions).toBe(1);
  });

  test('copying two and copying twelve', async () => {
    const copy = async (hours: readonly number[]) => {
      me = await newStudent();
      for (const hour of hours)
        await insert({
          ...lastMonth,
          fromTime: clockTime(`${hour}:00`),
          toTime: clockTime(`${hour}:30`),
        });
      return watched.count(async () =>
        expect((await call('copySchedules', {}, { month: '2026-03' })).body).toMatchObject({
          created: hours.map(() => ({ status: 'PENDING' })),
        }),
      );
    };
    const two = await copy([10, 11]);
    expect(await copy([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])).toMatchObject({
      statements: two.statements,
      transactions: 1,
    });
  });

  test('the list', async () => {
    await clutter();
    const list = await watched.count(() => call('mySchedules', {}));
    expect(list.statements + list.outside).toBeLessThanOrEqual(3);
  });
});
