import type { Endpoint } from '@academy/domain/http';
import { studentIdSchema } from '@academy/domain/ids';
import { LIVE_PATH, STUDENT_LIVE_PATH } from '@academy/domain/live';
import { mealEndpoints } from '@academy/domain/meals';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import { notify } from '../../shared/notify-db';
import { giveBelongings, type Belongings } from '../../testing/data/belongings';
import { openStream } from '../../testing/calls/open-stream';
import { insertSchedule } from '../../testing/data/some-schedule';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { validBodies, validParams } from '../../testing/calls/valid-calls';

const RESYNC = 'event: resync\ndata: {}';
const CAUGHT_UP = 'event: caught-up\ndata: {}';
const change = (topic: string) => `event: change\ndata: {"topic":"${topic}"}`;

let server: TestApp;
let admin: string;
let aStudent: () => Promise<SignedIn>;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.managerToken('admin');
  aStudent = newStudents(server);
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const open = (token: string, { since, at = server }: { since?: number; at?: TestApp } = {}) =>
  openStream(at, `${STUDENT_LIVE_PATH}${since === undefined ? '' : `?since=${since}`}`, token);

async function opened(token: string) {
  const stream = await open(token);
  expect(await stream.next()).toBe(RESYNC);
  return stream;
}

const endpoints = new Map<string, Endpoint>(
  Object.values(endpointTables).flatMap((table) =>
    Object.values(table).map((endpoint: Endpoint): [string, Endpoint] => [
      `${endpoint.method} ${endpoint.path}`,
      endpoint,
    ]),
  ),
);

/** Makes a valid call about a student's belongings, as a manager by default. */
async function manage(name: string, belongings: Belongings, token = admin) {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`${name} is no endpoint`);
  const body = validBodies[name]?.(belongings);
  const answer = await server.callEndpoint(endpoint, validParams(belongings, endpoint.path), {
    token,
    ...(body !== undefined && { body }),
  });
  expect([name, answer.status]).toEqual([name, 200]);
}

const publishNews = (belongings: Belongings) => manage('POST /admin/news', belongings);

test('what a manager does to a student reaches that student’s stream and no other', async () => {
  const [one, two] = [await aStudent(), await aStudent()];
  const [mine, theirs] = [await opened(one.token), await opened(two.token)];
  const belongings = {
    ...(await giveBelongings(server, one.id)),
    scheduleId: await insertSchedule(server.database.db, server.clock.now(), one.id, {
      status: 'PENDING',
    }),
  };
  await manage('POST /student-points/mine/{pointId}/objection', belongings, one.token);
  for (const [name, topic] of [
    ['POST /admin/points', 'points'],
    ['POST /admin/point-objections/{pointId}/answer', 'points'],
    ['POST /admin/points/{pointId}/void', 'points'],
    ['PUT /admin/students/{studentId}/meals', 'meals'],
    ['POST /admin/schedules/decide', 'approvals'],
    ['POST /admin/reasons/decide', 'approvals'],
    ['POST /admin/students/{studentId}/reasons', 'approvals'],
    ['POST /admin/deposits/{year}/{month}/confirm', 'deposits'],
    ['PUT /admin/mock-exams/{examId}/seats', 'mocks'],
    ['POST /admin/mock-exams/{examId}/payments', 'mocks'],
    ['POST /admin/mock-exams/{examId}/registrations/cancel', 'mocks'],
    ['POST /admin/mock-exams/{examId}/registrations', 'mocks'],
    ['PATCH /admin/students/{studentId}', 'students'],
  ] as const) {
    await manage(name, belongings);
    expect([name, await mine.next()]).toEqual([name, change(topic)]);
  }
  // Had anything of it gone to the other one as well, it would be before this.
  await publishNews(belongings);
  expect(await theirs.next()).toBe(change('news'));
  expect(await mine.next()).toBe(change('news'));
  mine.close();
  theirs.close();
});

test('exams and the academy’s days off are everybody’s; a hint is a topic and nothing else', async () => {
  const [one, two] = [await aStudent(), await aStudent()];
  const belongings = await giveBelongings(server, one.id);
  const stream = await opened(two.token);
  await manage('PUT /admin/mock-exams/{examId}', belongings);
  expect(await stream.next()).toBe(change('mocks'));
  await manage('POST /admin/holidays', belongings);
  expect(await stream.next()).toBe(change('settings'));
  stream.close();
});

test('what a student saves is told to the managers, not back to the student', async () => {
  const one = await aStudent();
  const [own, managers] = [await opened(one.token), await openStream(server, LIVE_PATH, admin)];
  await managers.next();
  const saved = await server.callEndpoint(
    mealEndpoints.saveMonth,
    { studentId: one.id },
    { token: one.token, body: [{ date: '2026-04-06', lunch: true, dinner: false }] },
  );
  expect(saved.status).toBe(200);
  expect(await managers.next()).toContain('"topic":"meals"');
  await publishNews(await giveBelongings(server, one.id));
  expect(await own.next()).toBe(change('news'));
  own.close();
  managers.close();
});

test('whoever comes back within a minute is told what was missed, later a resync', async () => {
  const [one, two] = [await aStudent(), await aStudent()];
  const belongings = await giveBelongings(server, one.id);
  const start = server.clock.now();
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  server.clock.set(at(10), { frozen: true });
  const present = await opened(one.token);
  for (const [call, topic] of [
    ['POST /admin/points', 'points'],
    ['PUT /admin/students/{studentId}/meals', 'meals'],
    ['POST /admin/points', 'points'],
  ] as const) {
    await manage(call, belongings);
    expect(await present.next()).toBe(change(topic));
  }
  present.close();

  server.clock.set(at(20), { frozen: true });
  const back = await open(one.token, { since: at(9).getTime() });
  expect([await back.next(), await back.next(), await back.next()]).toEqual([
    CAUGHT_UP,
    change('points'),
    change('meals'),
  ]);
  const other = await open(two.token, { since: at(9).getTime() });
  expect(await other.next()).toBe(CAUGHT_UP);
  const afterwards = await open(one.token, { since: at(19).getTime() });
  expect(await afterwards.next()).toBe(CAUGHT_UP);

  server.clock.set(at(75), { frozen: true });
  const late = await open(one.token, { since: at(9).getTime() });
  expect(await late.next()).toBe(RESYNC);
  const wrong = await openStream(server, `${STUDENT_LIVE_PATH}?since=yesterday`, one.token);
  expect(await wrong.next()).toBe(RESYNC);
  await publishNews(belongings);
  for (const stream of [back, other, afterwards, late, wrong]) {
    expect(await stream.next()).toBe(change('news'));
    stream.close();
  }
  server.clock.set(start, { frozen: true });
});

test('it ends with the login, and the oldest of too many gives way', async () => {
  const { id, token } = await aStudent();
  const streams = [];
  while (streams.length < 6) streams.push(await opened(token));
  const seventh = await opened(token);
  expect(await streams[0]?.next()).toBeUndefined();
  await manage('POST /admin/students/{studentId}/sign-out', await giveBelongings(server, id));
  expect(await seventh.next()).toBeUndefined();
  expect(await streams[5]?.next()).toBeUndefined();
});

test('it ends when its token does, without a query', { tags: 'ci' }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const other = await startTestApp();
  const stream = await open(await other.studentToken(), { at: other });
  expect(await stream.next()).toBe(RESYNC);
  await vi.advanceTimersByTimeAsync(15_000);
  other.clock.set(new Date(other.clock.now().getTime() + 24 * 3_600_000), { frozen: true });
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  expect(await stream.next()).toBeUndefined();
  await other.close();
});

test('a change that concerns more students than one message holds reaches the last of them', async () => {
  const one = await aStudent();
  const stream = await opened(one.token);
  const many = Array.from({ length: 2_000 }, (_, at) =>
    studentIdSchema.parse(String(900_000_000 + at)),
  );
  await server.database.db.transaction((tx) => notify(tx, { topic: 'points' }, [...many, one.id]));
  expect(await stream.next()).toBe(change('points'));
  stream.close();
});

test('nobody but students', async () => {
  expect((await server.call('GET', `/api${STUDENT_LIVE_PATH}`)).status).toBe(401);
  expect((await server.call('GET', `/api${STUDENT_LIVE_PATH}`, { token: admin })).status).toBe(403);
});

test('a server that closes ends its streams at once', { tags: 'ci' }, async () => {
  const other = await startTestApp();
  const stream = await open(await other.studentToken(), { at: other });
  expect(await stream.next()).toBe(RESYNC);
  const closing = other.close();
  expect(await stream.next()).toBeUndefined();
  await closing;
});
