import { aNewsForm } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { EXTENSIONS_HEADER, extensions } from '@academy/domain/http';
import { mockExamIdSchema, newsIdSchema, studentIdSchema } from '@academy/domain/ids';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from './client';
import { createApi } from './create-api';
import { createServerClock } from './answers/server-clock';
import { answeringServer, type GivenAnswer, type SeenRequest } from './testing/answering-server';

const studentId = studentIdSchema.parse('7');
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function apiAnswering(
  answer: GivenAnswer | ((request: SeenRequest) => GivenAnswer | Promise<GivenAnswer>),
) {
  const server = await answeringServer(typeof answer === 'function' ? answer : () => answer);
  closers.push(server.close);
  return {
    ...server,
    api: createApi({ baseURL: server.baseURL }),
  };
}
const november = { params: { studentId, year: 2026, month: 11 } };
const oneDay = {
  params: { studentId },
  body: [{ date: day('2026-11-20'), lunch: true, dinner: false }],
};

test('fills the path and answers with the domain’s shape', async () => {
  const { api, seen } = await apiAnswering({
    body: [{ date: '2026-11-20', lunch: true, dinner: false, studentId: 7 }],
  });
  expect(await api.readMonth(november)).toEqual([
    { date: '2026-11-20', lunch: true, dinner: false },
  ]);
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/reservations/7/2026/11' });
});

test.each([
  ['물리학Ⅰ,화학Ⅰ', '물리학Ⅰ,화학Ⅰ'],
  ['', ''],
  ['1', '1'],
])('a text answer is the text: %j', async (text, answer) => {
  const { api } = await apiAnswering({ body: text });
  expect(await api.subjectOptions()).toBe(answer);
});

test('says that its first question has left, before there is an answer', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { baseURL, seen } = await apiAnswering(async () => {
    await held;
    return { body: {} };
  });
  const client = createClient({ baseURL });
  const left = vi.fn<() => void>();
  const heard = client.asked.then(left);
  expect(left).not.toHaveBeenCalled();
  const answered = client.askEarly('/me');
  await heard;
  await vi.waitFor(() => expect(seen[0]?.url).toBe('/api/me'));
  release();
  await answered;
});

test('encodes what a path parameter holds', async () => {
  const { api, seen } = await apiAnswering({ body: [] });
  await api.readMonth({
    params: { studentId: studentIdSchema.parse('../a b/?#%'), year: 2026, month: 11 },
  });
  expect(seen[0]?.url).toBe('/api/reservations/..%2Fa%20b%2F%3F%23%25/2026/11');
});

test('sends the query without what is undefined', async () => {
  const { api, seen } = await apiAnswering({ body: [] });
  await api.listNews({ query: { page: 2, limit: 10, all: 'true' } });
  await api.listNews({ query: { page: undefined } });
  expect(seen.map(({ url }) => url)).toEqual(['/api/news?page=2&limit=10&all=true', '/api/news']);
});

test.each(['studentRefresh', 'managerRefresh', 'studentLogout', 'managerLogout'] as const)(
  '%s asks with the cookie and an empty body',
  async (name) => {
    const { api, seen } = await apiAnswering({ body: { success: true, accessToken: 't' } });
    await api[name]();
    expect(seen[0]).toMatchObject({ method: 'POST', body: '' });
    expect(seen[0]?.headers['content-type']).toBeUndefined();
  },
);

/** A server that has said that it takes more than the specified calls. */
const knowing = {
  headers: { [EXTENSIONS_HEADER]: extensions.join(' ') },
  body: { id: '7', name: '김하늘', success: true, saved: [], skipped: [], month: [] },
};

test('a PUT carries JSON and the extra headers', async () => {
  const { api, seen } = await apiAnswering(knowing);
  await api.studentMe();
  await api.saveMonth({ ...oneDay, headers: { 'X-Client-Seq': 'phone:3' } });
  expect(seen[1]).toMatchObject({
    method: 'PUT',
    url: '/api/reservations/7',
    body: JSON.stringify(oneDay.body),
  });
  expect(seen[1]?.headers).toMatchObject({
    'x-client-seq': 'phone:3',
    'content-type': 'application/json',
  });
});

test('a keepalive save has the same path, body and headers', async () => {
  const { api, seen } = await apiAnswering(knowing);
  await api.studentMe();
  expect(
    await api.saveMonth({ ...oneDay, keepalive: true, headers: { 'X-Client-Seq': 'phone:4' } }),
  ).toEqual({ saved: [], skipped: [], month: [] });
  expect(seen[1]).toMatchObject({
    method: 'PUT',
    url: '/api/reservations/7',
    body: JSON.stringify(oneDay.body),
  });
  expect(seen[1]?.headers).toMatchObject({
    'x-client-seq': 'phone:4',
    'content-type': 'application/json',
  });
});

test('once axios is there, a save has left before the call returns: a closing page has no later', async () => {
  const { api } = await apiAnswering(knowing);
  await api.studentMe();
  const seen = vi.fn<(request: Request) => void>();
  vi.stubGlobal('fetch', async (request: Request) => {
    seen(request);
    return Response.json({ saved: [], skipped: [], month: [] });
  });
  const saved = api.saveMonth({ ...oneDay, keepalive: true });
  expect(seen).toHaveBeenCalledOnce();
  expect(seen.mock.lastCall?.[0]).toMatchObject({ method: 'PUT', keepalive: true });
  await expect(saved).resolves.toMatchObject({ saved: [] });
  vi.unstubAllGlobals();
});

test('the browser says what it is, not axios', async () => {
  const { api, seen } = await apiAnswering({ body: { id: 3, name: '김하늘' } });
  await api.studentMe();
  expect(seen[0]?.headers['user-agent']).not.toContain('axios');
});

test.each([200, 201, 299])('%i is a success', async (status) => {
  const { api } = await apiAnswering({ status, body: { id: 3, name: '김하늘' } });
  expect(await api.studentMe()).toMatchObject({ id: '3', name: '김하늘' });
});

test.each([304, 400, 409, 419, 500])('%i is a failure with the server’s text', async (status) => {
  const { api } = await apiAnswering({
    status,
    ...(status !== 304 && {
      body: { message: '안 돼요.', code: 'no', errors: { name: '이름을 입력하세요.' } },
    }),
  });
  await expect(api.studentMe()).rejects.toMatchObject({
    kind: 'response',
    status,
    ...(status !== 304 && {
      code: 'no',
      serverMessage: '안 돼요.',
      errors: { name: '이름을 입력하세요.' },
    }),
  });
});

test('a success of another shape is malformed, never half-read data', async () => {
  const { api } = await apiAnswering({
    body: '<html><body>Welcome to the hotel Wi-Fi</body></html>',
  });
  await expect(api.studentMe()).rejects.toMatchObject({
    kind: 'malformed',
    status: 200,
    serverMessage: undefined,
  });
  await expect(api.readMonth(november)).rejects.toMatchObject({ kind: 'malformed' });
});

test.each(['studentMe', 'studentRefresh'] as const)(
  '%s: no answer is a network error',
  async (name) => {
    const { api, close } = await apiAnswering({});
    await close();
    await expect(api[name]()).rejects.toMatchObject({ kind: 'network', status: undefined });
  },
);

test.each(['studentMe', 'studentRefresh'] as const)('%s: an aborted call says so', async (name) => {
  const controller = new AbortController();
  const { api } = await apiAnswering(() => {
    controller.abort();
    return new Promise<GivenAnswer>(() => {});
  });
  await expect(api[name]({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
});

test('a call that cannot be made is a set-up error and asks nobody', async () => {
  const { api, seen } = await apiAnswering({ body: [] });
  await expect(
    api.readMonth({ params: { ...november.params, year: undefined } }),
  ).rejects.toMatchObject({ kind: 'setup' });
  await expect(
    api.studentMe({ headers: { 'X-Client-Seq': 'a\nb' }, keepalive: true }),
  ).rejects.toMatchObject({ kind: 'setup' });
  await expect(api.studentMe({ headers: { 'X-Client-Seq': '전화' } })).rejects.toMatchObject({
    kind: 'setup',
  });
  expect(seen).toEqual([]);
});

test('learns the server’s clock from failed answers too', async () => {
  const now = Date.parse('2026-11-20T05:00:00Z');
  const clock = createServerClock(() => now);
  const server = await answeringServer(() => ({
    status: 401,
    headers: { 'x-server-time': String(now + 90_000) },
  }));
  closers.push(server.close);
  const api = createApi({ baseURL: server.baseURL, clock, now: () => now });
  await expect(api.studentMe()).rejects.toMatchObject({ status: 401 });
  expect(clock.serverNow()).toEqual(new Date('2026-11-20T05:01:30Z'));
});

test('what an idempotent endpoint is asked goes out under the key of its intention', async () => {
  const server = await answeringServer(() => ({ status: 409, body: { message: '안 됩니다' } }));
  closers.push(server.close);
  const intentions: string[] = [];
  const api = createApi({
    baseURL: server.baseURL,
    once: (intention, { send }) => {
      intentions.push(intention);
      return send(`key-of-intention-${intentions.length}`);
    },
  });
  const until = { params: { examId: mockExamIdSchema.parse('5') }, body: { reason: '우천' } };
  const edit = { params: { newsId: newsIdSchema.parse('7') }, body: aNewsForm() };
  await Promise.allSettled([api.cancelExam(until)]);
  await Promise.allSettled([api.cancelExam({ ...until, key: 'key-of-the-caller' })]);
  await Promise.allSettled([api.readMonth(november)]);
  for (const version of ['"1"', '"1"', '"2"'])
    await Promise.allSettled([api.editNews({ ...edit, headers: { 'If-Match': version } })]);
  expect(intentions[0]).toBe(
    'POST /admin/mock-exams/{examId}/cancel [{"examId":"5"},null,{"reason":"우천"},null]',
  );
  expect(intentions[2], 'the same over the same version').toBe(intentions[1]);
  expect(intentions[3], 'the same over a newer version').not.toBe(intentions[1]);
  expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'key-of-intention-1',
    'key-of-the-caller',
    undefined,
    'key-of-intention-2',
    'key-of-intention-3',
    'key-of-intention-4',
  ]);
});
