import { extensions, type Endpoint } from '@academy/domain/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsManagementEndpoints } from '@academy/domain/news';
import { storedPictureSchema } from '@academy/domain/pictures';
import { endpointTables } from '../../endpoint-tables';
import { aPicture } from '../../testing/data/some-picture';
import { startTestApp, type TestApp } from '../../testing/test-app';

const ALLOWED = 'https://app.example.com';
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ env: { TRUST_PROXY: '1', ALLOWED_ORIGINS: ALLOWED } });
  token = await server.studentToken();
});
afterAll(() => server.close());

const typeOf = (path: string) =>
  path.endsWith('/subject-options')
    ? 'text/plain; charset=utf-8'
    : 'application/json; charset=utf-8';
const paths = [
  ...new Set(
    Object.values(endpointTables).flatMap((table) =>
      Object.values(table).map(({ path }: Endpoint) => path.replace(/\{\w+\}/g, '1')),
    ),
  ),
];
const managerPaths = Object.values(endpointTables).flatMap((table) =>
  Object.values(table)
    .filter(({ access, method }: Endpoint) => access === 'manager' && method === 'GET')
    .map(({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, '1')}`),
);
/** What differs from answer to answer. */
const varying = new Set([
  'date',
  'x-request-id',
  'x-server-time',
  'content-length',
  'connection',
  'keep-alive',
  'vary',
  'www-authenticate',
  'allow',
]);
const lasting = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !varying.has(name)));

test.each([...paths.map((path) => `/api${path}`), '/api/nowhere', '/health/live'])(
  'GET %s carries every protection, whatever the answer is',
  async (path) => {
    const { headers } = await server.call('GET', path, { token });
    expect(lasting(headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'content-type': typeOf(path),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-academy-extensions': extensions.join(' '),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('x-server-time')).toBe(String(server.clock.now().getTime()));
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('over https it also says that it stays on https for a year', async () => {
  const { headers } = await server.call('GET', '/api/public/academy', {
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' },
  });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('a picture: its type is fixed, it is kept for good, and it is no document', async () => {
  const key = await server.store.put(new Uint8Array([82, 73, 70, 70]));
  const { status, headers } = await server.call('GET', server.store.url(key));
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

describe('pages of other origins', () => {
  const ask = (method: string, headers: Record<string, string>, path = '/api/public/academy') =>
    server.call(method, path, { headers });

  test('an allowed one may read, with credentials and the headers that clients need', async () => {
    const { headers } = await ask('GET', { origin: ALLOWED });
    expect(headers.get('access-control-allow-origin')).toBe(ALLOWED);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')?.toLowerCase()).toMatch(
      /authorization.*etag.*retry-after.*x-academy-extensions.*x-error-message.*x-request-id.*x-server-time/,
    );
    expect(headers.get('x-academy-extensions')).toBe(extensions.join(' '));
    expect(headers.get('vary')).toContain('Origin');
  });

  test('its preflight is answered for two hours, without asking for a token', async () => {
    const answer = await ask(
      'OPTIONS',
      {
        origin: ALLOWED,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,x-client-seq',
      },
      '/api/reservations/1',
    );
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-max-age')).toBe('7200');
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toMatch(
      /authorization.*if-match.*x-client-seq/,
    );
  });

  test.each([
    'https://evil.example',
    'null',
    'https://app.example.com.evil.example',
    'http://app.example.com',
    'https://APP.example.com',
  ])('%s may not', async (origin) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask(method, { origin, 'access-control-request-method': 'GET' });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('an allowed one may refresh', async () => {
    const answer = await server.call('POST', '/api/students/refresh', {
      body: {},
      headers: { origin: ALLOWED, 'sec-fetch-site': 'same-site' },
    });
    expect(answer.body).toMatchObject({ code: 'unauthorized' });
  });
});

const apartEnv = {
  API_URL: 'https://api.example.com/',
  STUDENT_APP_URL: 'https://student.example.com/',
  ADMIN_APP_URL: 'https://admin.example.com',
};

test('an origin is of one side: the students’ pages neither refresh nor read a manager’s login, and the other way round', async () => {
  const apart = await startTestApp({ env: apartEnv });
  const manager = apart.browser();
  await manager.call('POST', '/api/admin/users/login', {
    body: { username: 'admin', password: 'Admin1234!' },
  });
  const student = apart.browser();
  await student.call('POST', '/api/students/login', { body: { phoneNumber: '01012345678' } });
  const sides = [
    [manager, '/api/admin/users/refresh', apartEnv.ADMIN_APP_URL, 'https://student.example.com'],
    [student, '/api/students/refresh', 'https://student.example.com', apartEnv.ADMIN_APP_URL],
  ] as const;
  for (const [browser, path, own, other] of sides) {
    const ask = (origin: string) =>
      browser.call('POST', path, { body: {}, headers: { origin, 'sec-fetch-site': 'same-site' } });
    const refused = await ask(other);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const answered = await ask(own);
    expect(answered.body).not.toMatchObject({ code: 'forbidden' });
    expect(answered.headers.get('access-control-allow-origin')).toBe(own);
  }
  await apart.close();
});

test('where names are apart, the managers’ calls are not served at the students’ name', async () => {
  const apart = await startTestApp({ env: { ...apartEnv, API_URL: '' } });
  const managers = await apart.managerToken();
  const at = (hostname: string, path: string) =>
    apart.app.inject({
      url: path,
      headers: { host: hostname, authorization: `Bearer ${managers}` },
    });
  for (const path of managerPaths) {
    expect((await at('student.example.com', path)).statusCode, path).toBe(404);
  }
  expect((await at('admin.example.com', '/api/admin/verify-token')).statusCode).toBe(200);
  expect((await at('student.example.com', '/api/public/academy')).statusCode).toBe(200);
  await apart.close();
});

test(
  'an API with a name of its own: both apps may call it, nobody else, and pictures are named with it',
  { tags: 'ci' },
  async () => {
    const apart = await startTestApp({ env: apartEnv });
    const allowed = async (origin: string) =>
      (await apart.call('GET', '/api/public/academy', { headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    for (const origin of ['https://student.example.com', 'https://admin.example.com'])
      expect(await allowed(origin)).toBe(origin);
    for (const origin of ['https://api.example.com', 'https://blog.example.com'])
      expect(await allowed(origin)).toBeNull();
    const { body } = await apart.call('POST', `/api${newsManagementEndpoints.uploadPicture.path}`, {
      token: await apart.managerToken(),
      body: aPicture(),
    });
    const { url, key } = storedPictureSchema.parse(body);
    expect(url).toBe(`https://api.example.com/api/files/${key}`);
    const picture = await apart.call('GET', `/api/files/${key}`, {
      headers: { origin: 'https://student.example.com' },
    });
    expect(picture.headers.get('access-control-allow-origin')).toBe('https://student.example.com');
    await apart.close();
  },
);
