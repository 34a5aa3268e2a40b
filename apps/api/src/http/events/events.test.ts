import { mealEndpoints, defaultLunchSettings } from '@academy/domain/meals';
import { LIVE_PATH, STUDENT_LIVE_PATH } from '@academy/domain/live';
import { settingsManagementEndpoints } from '@academy/domain/settings';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { managerWith } from '../../testing/data/a-manager';
import { openStream } from '../../testing/calls/open-stream';
import { saveRules } from '../../testing/calls/save-rules';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const open = (token: string, at = server) => openStream(at, LIVE_PATH, token);

const save = async (date: string) => {
  const studentId = server.students[0] ?? '';
  await server.callEndpoint(
    mealEndpoints.saveMonth,
    { studentId },
    { token: await server.studentToken(), body: [{ date, lunch: true, dinner: false }] },
  );
};

test('GET /admin/events: first a resync, then a hint for every save and every change of the settings', async () => {
  const manager = await server.managerToken();
  const stream = await open(manager);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('no-store');
  expect(await stream.next()).toBe('event: resync\ndata: {}');
  await save('2026-04-06');
  expect(await stream.next()).toBe('event: change\ndata: {"topic":"meals","dates":["2026-04-06"]}');
  await saveRules(server, manager, defaultLunchSettings);
  expect(await stream.next()).toBe('event: change\ndata: {"topic":"settings"}');
  stream.close();
});

test('who comes back gets what was missed meanwhile, of the own areas; after a minute all is read again', async () => {
  const start = server.clock.now();
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const since = (token: string, moment: Date) =>
    openStream(server, `${LIVE_PATH}?since=${moment.getTime()}`, token);
  server.clock.set(at(10), { frozen: true });
  const manager = await server.managerToken();
  const { token: pointsOnly } = await managerWith(server, 'MANAGER', { areas: ['points'] });
  const present = await open(manager);
  await present.next();
  await save('2026-04-09');
  expect(await present.next()).toContain('2026-04-09');
  present.close();

  server.clock.set(at(20), { frozen: true });
  const back = await since(manager, at(9));
  expect([await back.next(), await back.next()]).toEqual([
    'event: caught-up\ndata: {}',
    'event: change\ndata: {"topic":"meals","dates":["2026-04-09"]}',
  ]);
  const other = await since(pointsOnly, at(9));
  expect(await other.next()).toBe('event: caught-up\ndata: {}');
  server.clock.set(at(75), { frozen: true });
  const late = await since(manager, at(9));
  expect(await late.next()).toBe('event: resync\ndata: {}');
  await saveRules(server, manager, defaultLunchSettings);
  for (const stream of [back, other, late]) {
    expect(await stream.next()).toContain('settings');
    stream.close();
  }
  server.clock.set(start, { frozen: true });
});

test('every open stream gets it', async () => {
  const streams = await Promise.all(
    Array.from({ length: 5 }, async () => open(await server.managerToken())),
  );
  for (const stream of streams) await stream.next();
  await save('2026-04-07');
  for (const stream of streams) {
    expect(await stream.next()).toContain('2026-04-07');
    stream.close();
  }
});

test('who has not the area is not told, not even that something happened', async () => {
  const { token: pointsOnly } = await managerWith(server, 'MANAGER', { areas: ['points'] });
  const { token: mealsOnly } = await managerWith(server, 'MANAGER', { areas: ['meals'] });
  const [points, meals] = [await open(pointsOnly), await open(mealsOnly)];
  for (const stream of [points, meals]) await stream.next();
  await save('2026-04-08');
  await server.callEndpoint(
    settingsManagementEndpoints.addHoliday,
    {},
    { token: await server.managerToken(), body: { date: '2026-04-29', name: '개원 준비' } },
  );
  expect(await meals.next()).toContain('2026-04-08');
  // All hear of settings: nothing of the meals came before them.
  expect(await points.next()).toBe('event: change\ndata: {"topic":"settings"}');
  points.close();
  meals.close();
});

test('it ends with the login that opened it', async () => {
  const desk = server.browser();
  const login = await desk.call('POST', '/api/admin/users/login', {
    body: { username: 'manager', password: 'Manager1234!' },
  });
  const stream = await open((login.body as { accessToken: string }).accessToken);
  await stream.next();
  await desk.call('POST', '/api/admin/users/logout', { body: {} });
  expect(await stream.next()).toBeUndefined();
});

test('it outlives the time that an answer may take', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const manager = await server.managerToken();
  const streams = [
    await open(manager),
    await openStream(server, STUDENT_LIVE_PATH, await server.studentToken()),
  ];
  for (const stream of streams) await stream.next();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await server.callEndpoint(
    settingsManagementEndpoints.addHoliday,
    {},
    { token: manager, body: { date: '2026-04-30', name: '개원 기념일' } },
  );
  for (const stream of streams) {
    expect(await stream.next()).toContain('settings');
    stream.close();
  }
});

test('nobody but managers', async () => {
  expect((await server.call('GET', `/api${LIVE_PATH}`)).status).toBe(401);
  expect(
    (await server.call('GET', `/api${LIVE_PATH}`, { token: await server.studentToken() })).status,
  ).toBe(403);
});

test('a server that closes ends its streams at once', { tags: 'ci' }, async () => {
  const other = await startTestApp();
  const stream = await open(await other.managerToken(), other);
  await stream.next();
  const closing = other.close();
  expect(await stream.next()).toBeUndefined();
  await closing;
});
