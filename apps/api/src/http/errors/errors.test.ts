import { errorBodySchema } from '@academy/domain/http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { startTestApp, type TestApp } from '../../testing/test-app';

let failure: unknown;
/** A database whose reads fail with whatever `failure` holds. */
const failing = (database: Database): Database => ({
  ...database,
  db: new Proxy(database.db, {
    get(target, name, receiver) {
      if (failure !== undefined && (name === 'select' || name === 'execute')) throw failure;
      return Reflect.get(target, name, receiver);
    },
  }),
});

let server: TestApp;
beforeAll(async () => void (server = await startTestApp({ wrap: failing })));
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

test.each([
  [
    'broken JSON',
    'POST',
    '/api/students/login',
    { rawBody: '{"phoneNumber":', headers: json },
    400,
    'malformed-body',
  ],
  [
    'a poisoned prototype',
    'POST',
    '/api/students/login',
    { rawBody: '{"__proto__":{"a":1}}', headers: json },
    400,
    'malformed-body',
  ],
  [
    'another type',
    'POST',
    '/api/students/login',
    { rawBody: '<a/>', headers: { 'content-type': 'application/xml' } },
    415,
    'unsupported-media',
  ],
  [
    'a form',
    'POST',
    '/api/students/login',
    {
      rawBody: 'phoneNumber=01012345678',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    415,
    'unsupported-media',
  ],
  [
    'too much',
    'POST',
    '/api/students/login',
    { rawBody: JSON.stringify({ phoneNumber: '0'.repeat(600_000) }), headers: json },
    413,
    'payload-too-large',
  ],
  ['an unknown path', 'GET', '/api/nowhere', {}, 404, 'not-found'],
  ['a known path with another method', 'DELETE', '/api/news', {}, 405, 'method-not-allowed'],
  [
    'a known path with parameters and another method',
    'POST',
    '/api/reservations/1/2026/4',
    { body: {} },
    405,
    'method-not-allowed',
  ],
  ['an address that cannot be decoded', 'GET', '/api/news/%E0%A4%A', {}, 400, 'malformed-body'],
  ['no token', 'GET', '/api/news', {}, 401, 'unauthorized'],
  ['a token that is none', 'GET', '/api/news', { token: 'abc' }, 401, 'session-expired'],
  ['a picture that is not there', 'GET', `/api/files/${'0'.repeat(64)}.webp`, {}, 404, 'not-found'],
  ['a file that is no picture', 'GET', '/api/files/..%2Fauth-keys', {}, 404, 'not-found'],
])('%s: one shape, in Korean', async (_, method, path, options, status, code) => {
  const answer = await server.call(method, path, options);
  expect(answer.status).toBe(status);
  expect(errorBodySchema.parse(answer.body)).toMatchObject({
    success: false,
    code,
    message: expect.stringMatching(/[가-힣]/),
  });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('405 names what is allowed', async () => {
  expect((await server.call('DELETE', '/api/lunch-settings')).headers.get('allow')).toBe('GET');
});

test('401 says how to come in', async () => {
  expect((await server.call('GET', '/api/news')).headers.get('www-authenticate')).toBe('Bearer');
});

test('what is no HTTP at all gets an answer in the same shape', async () => {
  const { hostname, port } = new URL(server.url);
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end('rubbish\r\n\r\n'));
    let all = '';
    socket
      .on('data', (chunk) => (all += String(chunk)))
      .on('end', () => resolve(all))
      .on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1.1 400 /);
  expect(errorBodySchema.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? ''))).toMatchObject({
    code: 'malformed-body',
  });
});

const driverError = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['no free connection', new Error('timeout exceeded when trying to connect')],
  ['a lock timeout', driverError('55P03')],
  ['a statement timeout', driverError('57014')],
  ['a database that is shutting down', driverError('57P01')],
  ['too many connections', driverError('53300')],
  ['no database', driverError('ECONNREFUSED')],
  ['a deadlock that was tried three times', driverError('40P01')],
  ['wrapped by drizzle', new Error('Failed query', { cause: driverError('08006') })],
])('%s: 503 that may be tried again', async (_, error) => {
  failure = error;
  const answer = await server.call('GET', '/api/public/academy');
  failure = undefined;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.body).toEqual({
    success: false,
    code: 'busy',
    message: '지금은 이용이 많아요. 잠시 후 다시 시도해 주세요.',
  });
});

test('managers read the same refusals in their own words', async () => {
  const missing = (path: string) => server.call('GET', path);
  expect((await missing('/api/admin/nowhere')).body).toMatchObject({
    code: 'not-found',
    message: '요청한 내용을 찾을 수 없습니다.',
  });
  expect((await missing('/api/nowhere')).body).toMatchObject({
    code: 'not-found',
    message: '요청한 내용을 찾을 수 없어요.',
  });
});

test('any other failure: 500 that says nothing of the inside, and a log line that does', async () => {
  failure = driverError('42P01', 'relation "academy" does not exist at 10.0.0.5:5432');
  const answer = await server.call('GET', '/api/public/academy');
  failure = undefined;
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    success: false,
    code: 'internal-error',
    message: '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  });
  expect(
    server.log.some(
      (line) =>
        line.includes('relation') && line.includes(answer.headers.get('x-request-id') ?? '?'),
    ),
  ).toBe(true);
});

test('GET /health/ready: 503 while the database does not answer; GET /health/live stays', async () => {
  failure = driverError('ECONNREFUSED');
  const [ready, live] = [
    await server.call('GET', '/health/ready'),
    await server.call('GET', '/api/health/live'),
  ];
  failure = undefined;
  expect([ready.status, live.status]).toEqual([503, 200]);
  expect((await server.call('GET', '/api/health/ready')).body).toEqual({ status: 'ok' });
});
