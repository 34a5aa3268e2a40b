import { create, type AxiosInstance } from 'axios';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { attachSession, SKIP_HEADER } from './attach';
import { call, failing, offline, refused, signedInTab } from './testing/open-session';
import { tokenFor } from './testing/tokens';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Seen {
  url: string;
  method: string;
  token: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * A server on a real port that accepts the tokens of `good` and answers everything else with
 * `status`.
 */
async function academy(good: Set<string>, status = 401) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const token = request.headers.authorization?.replace('Bearer ', '');
      seen.push({
        url: request.url ?? '',
        method: request.method ?? '',
        token,
        headers: request.headers,
        body,
      });
      response.writeHead(token !== undefined && good.has(token) ? 200 : status, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ message: 'answer' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { seen, http: create({ baseURL: `http://127.0.0.1:${port}/api` }) };
}

async function attached(
  status = 401,
  refresh: { student: () => Promise<string> } = { student: async () => tokenFor({}) },
) {
  const good = new Set<string>();
  const student = call(async () => {
    const token = await refresh.student();
    good.add(token);
    return token;
  });
  const tab = signedInTab({ refresh: { student } });
  const { seen, http } = await academy(good, status);
  attachSession(http, tab.session);
  return { ...tab, seen, http, good, student };
}

test.each([
  '/reservations/7/2026/11',
  '/news?page=1',
  '/students/me',
  '/admin/users/check-id?username=a',
  '/students/logout',
  '/news/public-holiday',
])('%s carries the token', async (path) => {
  const { http, seen, good, accessToken } = await attached();
  good.add(accessToken);
  await http.get(path);
  expect(seen).toMatchObject([{ token: accessToken }]);
});

test.each([
  '/students/login',
  '/admin/users/login',
  '/students/refresh',
  '/admin/users/refresh',
  '/health',
  '/health/ready',
  '/admin/verify-token',
  '/public/academy',
  '/mock-exam-settings/public/subject-options',
  '/admin/verify-token?next=/news',
])('%s goes without it, and its 401 is its own', async (path) => {
  const { http, seen, student } = await attached();
  await expect(http.post(path, {})).rejects.toMatchObject({ response: { status: 401 } });
  expect(seen).toMatchObject([{ token: undefined }]);
  expect(student).not.toHaveBeenCalled();
});

test('the skip header keeps the token away and never reaches the server', async () => {
  const { http, seen, student } = await attached();
  await expect(http.get('/news', { headers: { [SKIP_HEADER]: '1' } })).rejects.toMatchObject({
    response: { status: 401 },
  });
  expect(seen[0]?.token).toBeUndefined();
  expect(seen[0]?.headers).not.toHaveProperty(SKIP_HEADER.toLowerCase());
  expect(student).not.toHaveBeenCalled();
});

test('a token never goes to another origin', async () => {
  const { http } = await attached();
  const elsewhere = await academy(new Set());
  await expect(http.get(`${elsewhere.http.defaults.baseURL}/news`)).rejects.toMatchObject({
    response: { status: 401 },
  });
  expect(elsewhere.seen).toMatchObject([{ token: undefined }]);
});

test.each([401, 419])('on %i one refresh and the same request again, whole', async (status) => {
  const { http, seen, student, accessToken, session } = await attached(status);
  const answer = await http.put('/reservations/7', [{ date: '2026-11-20' }], {
    headers: { 'X-Client-Seq': 'a:1' },
  });
  expect(answer.status).toBe(200);
  expect(student).toHaveBeenCalledTimes(1);
  const again = { method: 'PUT', url: '/api/reservations/7', body: '[{"date":"2026-11-20"}]' };
  expect(seen).toMatchObject([
    { ...again, token: accessToken },
    { ...again, token: session.accessToken() },
  ]);
  expect(seen[1]?.headers).toMatchObject({
    'x-client-seq': 'a:1',
    'content-type': 'application/json',
  });
});

test('a stream of live events is opened again with the new token', async () => {
  const { http, seen, student, session } = await attached();
  const { data } = await http.get<ReadableStream<Uint8Array>>('/admin/events', {
    adapter: 'fetch',
    responseType: 'stream',
  });
  expect(await new Response(data).json()).toEqual({ message: 'answer' });
  expect(student).toHaveBeenCalledTimes(1);
  expect(seen.at(-1)?.token).toBe(session.accessToken());
});

test('a save that outlives its page carries the token, and leaves before anything is waited for', async () => {
  const { http, accessToken } = await attached();
  const fetched = vi.fn<(request: Request) => void>();
  vi.stubGlobal('fetch', async (request: Request) => {
    fetched(request);
    return Response.json([]);
  });
  const saved = http.put('/reservations/7', '[]', {
    adapter: 'fetch',
    fetchOptions: { keepalive: true },
  });
  expect(fetched).toHaveBeenCalledOnce();
  const request = fetched.mock.lastCall?.[0];
  expect(request?.keepalive).toBe(true);
  expect(request?.headers.get('authorization')).toBe(`Bearer ${accessToken}`);
  await saved;
  vi.unstubAllGlobals();
});

test('a refused save of a page that is already gone signs nobody out', async () => {
  const { http, session } = await attached(401, { student: failing(offline) });
  const gone = http.put('/reservations/7', '[]', {
    adapter: 'fetch',
    fetchOptions: { keepalive: true },
  });
  // The page aborts the refresh that nothing waits for: no verdict on the session.
  await expect(gone).rejects.toBe(offline);
  expect(session.state()).toEqual({ status: 'student', studentId: '7' });
});

test('never a second retry, even when the new token is refused as well', async () => {
  const { http, seen, student, good } = await attached();
  student.mockImplementation(async () => tokenFor({}));
  good.clear();
  await expect(http.get('/news')).rejects.toMatchObject({ response: { status: 401 } });
  expect(seen).toHaveLength(2);
  expect(student).toHaveBeenCalledTimes(1);
});

test.each([400, 403, 404, 500])('%i is not about the token', async (status) => {
  const { http, seen, student } = await attached(status);
  await expect(http.get('/news')).rejects.toMatchObject({ response: { status } });
  expect(seen).toHaveLength(1);
  expect(student).not.toHaveBeenCalled();
});

test('calls that fail together share one refresh', async () => {
  const { http, seen, student } = await attached();
  await Promise.all(Array.from({ length: 8 }, (_, index) => http.get(`/news?page=${index}`)));
  expect(student).toHaveBeenCalledTimes(1);
  expect(seen).toHaveLength(16);
});

test('a refused refresh leaves the call its own answer', async () => {
  const { http, session } = await attached(401, { student: failing(refused) });
  await expect(http.get('/news')).rejects.toMatchObject({
    response: { status: 401, data: { message: 'answer' } },
  });
  expect(session.state()).toEqual({ status: 'unauthenticated' });
});

test('an unreachable refresh is told as such, and the login stays', async () => {
  const { http, session } = await attached(401, { student: failing(offline) });
  await expect(http.get('/news')).rejects.toBe(offline);
  expect(session.state()).toEqual({ status: 'student', studentId: '7' });
});

test('a caller’s own Authorization stands', async () => {
  const { http, seen, student } = await attached();
  await expect(
    http.get('/news', { headers: { Authorization: 'Bearer own' } }),
  ).rejects.toMatchObject({ response: { status: 401 } });
  expect(seen).toMatchObject([{ token: 'own' }]);
  expect(student).not.toHaveBeenCalled();
});

test('detached, the instance knows nothing of the session', async () => {
  const { seen, http } = await academy(new Set());
  const use: AxiosInstance = http;
  attachSession(use, {
    accessToken: () => 'token',
    renew: vi.fn<(stale: string | null) => Promise<string>>(),
  })();
  await expect(use.get('/news')).rejects.toMatchObject({ response: { status: 401 } });
  expect(seen).toMatchObject([{ token: undefined }]);
});
