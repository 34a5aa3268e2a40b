import { errorBodySchema, type Endpoint } from '@academy/domain/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointTables } from '../endpoint-tables';
import { scenarioSettings } from '../testing/scenario';
import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp;
let tokens: Record<string, string>;
beforeAll(async () => {
  server = await startTestApp();
  tokens = {
    student: await server.studentToken(), admin: await server.managerToken('admin'), manager: await server.managerToken('manager'), viewer: await server.managerToken('viewer'),
  };
});
afterAll(() => server.close());

const endpoints: [string, Endpoint][] = Object.values(endpointTables).flatMap((table) => Object.values(table).map((endpoint: Endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]));

/** Fills a path's parameters; `studentId` is the caller's own unless another one is asked for. */
const params = (studentId: string) => ({ studentId, year: 2026, month: 4, date: '2026-04-06' });
/** A valid body for every endpoint that writes. */
const bodies: Record<string, (studentId: string) => unknown> = {
  'PUT /reservations/{studentId}': (studentId) => [{ date: '2026-04-06', lunch: true, dinner: false, studentId }],
  'PUT /admin/same-day/{date}/pick-ups': (studentId) => [{ studentId, meal: 'lunch', pickedUp: true }],
  'PUT /admin/lunch-settings': () => scenarioSettings,
};

async function ask(name: string, endpoint: Endpoint, role: string, studentId = server.students[0] ?? '') {
  const token = tokens[role];
  const body = bodies[name]?.(studentId);
  return server.callEndpoint(endpoint, params(studentId), { ...(token && { token }), ...(body !== undefined && { body }) });
}

const guarded = endpoints.filter(([, { access }]) => access !== 'public' && access !== 'cookie');

/** What the table of endpoints promises to a role. */
function expected({ access, method }: Endpoint, role: string): 'in' | 401 | 403 {
  if (role === 'nobody') return 401;
  const side = role === 'student' ? 'student' : 'manager';
  if (access !== 'signed-in' && access !== side) return 403;
  return role === 'viewer' && method !== 'GET' ? 403 : 'in';
}

describe.each(['nobody', 'student', 'admin', 'manager', 'viewer'])('%s', (role) => {
  test.each(guarded)('%s', async (name, endpoint) => {
    const { status, body } = await ask(name, endpoint, role);
    const refused = errorBodySchema.safeParse(body).success && (status === 401 || status === 403);
    expect(refused ? status : 'in').toBe(expected(endpoint, role));
  });
});

describe('a student who names somebody else', () => {
  const owned = endpoints.filter(([, { path, access }]) => path.includes('{studentId}') && access !== 'manager');

  test.each(owned)('in the path of %s: 403, whether that student exists or not', async (name, endpoint) => {
    for (const other of [server.students[1] ?? '', '999999', 'abc', '../1']) expect((await ask(name, endpoint, 'student', other)).status).toBe(403);
  });

  test('in the body: 403, and nothing is written', async () => {
    const [own = '', other = ''] = server.students;
    const day = { date: '2026-04-06', lunch: true, dinner: true };
    for (const studentId of [other, Number(other), { toString: () => own }, [own]]) {
      const answer = await server.call('PUT', `/api/reservations/${own}`, { token: tokens.student ?? '', body: [day, { ...day, studentId }] });
      expect(answer.status).toBe(403);
    }
    expect((await server.call('GET', `/api/reservations/${own}/2026/4`, { token: tokens.student ?? '' })).body).not.toContainEqual(day);
  });

  test('in the query: 403', async () => {
    const [, other] = server.students;
    expect((await server.call('GET', `/api/students/me?studentId=${other}`, { token: tokens.student ?? '' })).status).toBe(403);
    expect((await server.call('GET', `/api/students/me?studentId=${server.students[0]}&studentId=${other}`, { token: tokens.student ?? '' })).status).toBe(403);
  });
});

test('every endpoint that writes has a body in this test', () => {
  const writing = guarded.filter(([, { method }]) => method !== 'GET').map(([name]) => name);
  expect(Object.keys(bodies).toSorted()).toEqual(writing.toSorted());
});

test('MAINTENANCE=readonly: reading and signing in work, every write of a page is 503 with its code', async () => {
  const other = await startTestApp({ env: { MAINTENANCE: 'readonly' } });
  const own = { student: await other.studentToken(), manager: await other.managerToken() };
  for (const [name, endpoint] of guarded) {
    const id = other.students[0] ?? '';
    const body = bodies[name]?.(id);
    const answer = await other.callEndpoint(endpoint, params(id), { token: endpoint.access === 'manager' ? own.manager : own.student, ...(body !== undefined && { body }) });
    const refused = { success: false, code: 'maintenance', message: '지금은 조회만 할 수 있어요.' };
    expect([answer.status, answer.headers.get('retry-after')]).toEqual(endpoint.method === 'GET' ? [200, null] : [503, '60']);
    expect(endpoint.method === 'GET' ? refused : answer.body).toEqual(refused);
  }
  await other.close();
});
