import { mealEndpoints, defaultLunchSettings } from '@academy/domain/meals';
import { LIVE_PATH } from '@academy/domain/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

/** Opens a stream; `next` resolves with the next event, `ended` when the server closes it. */
async function open(token: string, at = server) {
  const abort = new AbortController();
  const response = await fetch(`${at.url}/api${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<string | undefined> => {
    while (!buffer.includes('\n\n')) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      buffer += chunk.value;
    }
    const [event = ''] = buffer.split('\n\n');
    buffer = buffer.slice(event.length + 2);
    return event;
  };
  return { response, next, close: () => abort.abort() };
}

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
  await server
    .api(manager)
    .saveLunchSettings({ body: defaultLunchSettings, headers: { 'If-Match': '"1"' } });
  expect(await stream.next()).toBe('event: change\ndata: {"topic":"settings"}');
  stream.close();
});

test('every open stream hears it', async () => {
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

test('nobody but managers', async () => {
  expect((await server.call('GET', `/api${LIVE_PATH}`)).status).toBe(401);
  expect(
    (await server.call('GET', `/api${LIVE_PATH}`, { token: await server.studentToken() })).status,
  ).toBe(403);
});

test('a server that closes ends its streams at once', async () => {
  const other = await startTestApp();
  const stream = await open(await other.managerToken(), other);
  await stream.next();
  const closing = other.close();
  expect(await stream.next()).toBeUndefined();
  await closing;
});
