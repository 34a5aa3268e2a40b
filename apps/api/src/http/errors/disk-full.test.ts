import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import type { Database } from '../../db/database';
import { auditLog } from '../../db/schema';
import { startOnSmallDisk, type SmallDisk } from '../../testing/postgres/small-disk';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const FIGURE = 'full-disk';
const DISK_FULL = '53100';
const DAY = '2026-04-07';
/** More than fit into what is left of the last pages of the tables. */
const MANY = 2_000;

const played = watchedDatabase();
let real: SmallDisk | undefined;
/** The database's word for its failure is lost on the way. */
let isWordLost = false;

const losingWords = (database: Database): Database => ({
  ...database,
  db: new Proxy(database.db, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== 'transaction' || typeof value !== 'function') return value;
      return (...given: unknown[]) =>
        Reflect.apply(value, target, given).catch((error: unknown) => {
          throw isWordLost ? new Error('failed') : error;
        });
    },
  }),
});

let server: TestApp;
let token: string;
beforeAll(async () => {
  real = await startOnSmallDisk();
  server = await startTestApp({
    wrap: (database) => losingWords(played.wrap(database)),
    ...(real && { openDatabase: real.open }),
  });
  token = await server.studentToken();
  // The first call of a login is kept, which is a write.
  await save();
});
afterAll(async () => {
  await server.close();
  await real?.remove();
});

const fullDisk = <T>(work: () => Promise<T>): Promise<T> =>
  real ? real.whileFull(work) : played.breaking(/insert into reservations/, work, DISK_FULL);

const studentId = () => server.students[0];
let lunch = false;
let acknowledged = 0;

/** A save that changes something. */
async function save() {
  const answer = await server.call('PUT', `/api/reservations/${studentId()}`, {
    token,
    body: [{ date: DAY, lunch: !lunch, dinner: false }],
  });
  if (answer.status !== 200) return answer;
  lunch = !lunch;
  acknowledged += 1;
  return answer;
}
async function saveUntilRefused() {
  for (let n = 0; n < MANY; n += 1) {
    const answer = await save();
    if (answer.status !== 200) return answer;
  }
  throw new Error('the disk is not full');
}
const mealsSchema = z.array(z.looseObject({ date: z.string(), lunch: z.boolean() }));
/** Whether the meal that was saved last is what is read. */
async function isReadAsSaved(): Promise<boolean> {
  const { status, body } = await server.call('GET', `/api/reservations/${studentId()}/2026/4`, {
    token,
  });
  if (status !== 200) return false;
  return mealsSchema.parse(body).some((row) => row.date === DAY && row.lunch) === lunch;
}
const ready = async () => (await server.call('GET', '/health/ready')).body;
const entries = () => server.database.db.$count(auditLog, eq(auditLog.action, 'save-meals'));

/** The disk fills up, refuses a save, and has room again: what is seen of it. */
async function fillUp() {
  const before = (await entries()) - acknowledged;
  const whileFull = await fullDisk(async () => ({
    refused: await saveUntilRefused(),
    isRead: await isReadAsSaved(),
    ready: await ready(),
  }));
  const next = await save();
  return {
    refused: {
      status: whileFull.refused.status,
      retryAfter: whileFull.refused.headers.get('retry-after'),
      body: whileFull.refused.body,
    },
    isReadWhileFull: whileFull.isRead,
    readyWhileFull: whileFull.ready,
    next: next.status,
    isReadThen: await isReadAsSaved(),
    readyThen: await ready(),
    halfWritten: (await entries()) - acknowledged - before,
  };
}

const AS_PROMISED = {
  refused: {
    status: 503,
    retryAfter: '10',
    body: {
      success: false,
      code: 'disk-full',
      message: '서버의 저장 공간이 부족해서 지금은 저장할 수 없어요. 관리자에게 알려 주세요.',
    },
  },
  isReadWhileFull: true,
  readyWhileFull: { status: 'ok', diskFull: true },
  next: 200,
  isReadThen: true,
  readyThen: { status: 'ok' },
  halfWritten: 0,
};

test('a full disk refuses saves with a code, keeps reading, says so, and is over with the first save that finds room', async (context) => {
  const tried = triesOf(FIGURE, 1);
  const seen = [];
  for (let n = 0; n < tried; n += 1) seen.push(await fillUp());
  const wrong = seen.filter((one) => !isDeepStrictEqual(one, AS_PROMISED));
  count(context, FIGURE, { tried, wrong: wrong.length }, real ? 'a real disk' : 'a played one');
  expect(wrong[0] ?? AS_PROMISED).toEqual(AS_PROMISED);
});

test('control: without the word of the database for it, it is a fault like any other', async (context) => {
  isWordLost = true;
  const seen = await fillUp().finally(() => (isWordLost = false));
  const wrong = isDeepStrictEqual(seen, AS_PROMISED) ? 0 : 1;
  countControl(context, FIGURE, { tried: 1, wrong });
  expect(seen).toMatchObject({ refused: { status: 500 }, isReadThen: true, halfWritten: 0 });
});
