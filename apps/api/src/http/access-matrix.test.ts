import { errorBodySchema, type Endpoint } from '@academy/domain/http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { absenceReasons, mockRegistrations, regularSchedules, reservations } from '../db/schema';
import { endpointTables } from '../endpoint-tables';
import { scenarioStudent } from '../testing/a-student';
import { giveBelongings, type Belongings } from '../testing/belongings';
import { startTestApp, type TestApp } from '../testing/test-app';
import { validBodies, validParams } from '../testing/valid-calls';

let server: TestApp;
let tokens: Record<string, string>;
/** What 김하늘, who asks, and somebody else have. */
let own: Belongings;
let others: Belongings;
beforeAll(async () => {
  server = await startTestApp();
  [own, others] = [await giveBelongings(server, scenarioStudent(server, 0)), await giveBelongings(server, scenarioStudent(server, 1))];
  tokens = {
    student: await server.studentToken(), admin: await server.managerToken('admin'), manager: await server.managerToken('manager'), viewer: await server.managerToken('viewer'),
  };
});
afterAll(() => server.close());

const endpoints: [string, Endpoint][] = Object.values(endpointTables).flatMap((table) => Object.values(table).map((endpoint: Endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]));

async function ask(name: string, endpoint: Endpoint, role: string, belongings: Belongings = own) {
  const token = tokens[role];
  const body = validBodies[name]?.(belongings);
  return server.callEndpoint(endpoint, validParams(belongings), { ...(token && { token }), ...(body !== undefined && { body }) });
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
  const inPath = (name: string) => endpoints.filter(([, { path, access }]) => path.includes(`{${name}}`) && access !== 'manager');

  test.each(inPath('studentId'))('in the path of %s: 403, whether that student exists or not', async (name, endpoint) => {
    const answers = [];
    for (const other of [others.studentId, '999999', 'abc', '../1']) answers.push(await server.callEndpoint(endpoint, { ...validParams(own), studentId: other }, { token: tokens.student ?? '', body: validBodies[name]?.(own) }));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  test.each(['registrationId', 'scheduleId', 'reasonId'].flatMap(inPath))('by what is somebody else’s in the path of %s: 403', async (name, endpoint) => {
    expect((await ask(name, endpoint, 'student', { ...others, studentId: own.studentId })).status).toBe(403);
  });

  const ofStudents = guarded.filter(([, { access }]) => access !== 'manager');
  test.each(ofStudents)('in the query of %s: 403', async (name, endpoint) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, parameter: string) => String(Object.entries(validParams(own)).find(([key]) => key === parameter)?.[1]));
    const body = validBodies[name]?.(own);
    const send = (query: string) => server.call(endpoint.method, `/api${path}?${query}`, { token: tokens.student ?? '', ...(body !== undefined && { body }) });
    expect((await send(`studentId=${others.studentId}`)).status).toBe(403);
    expect((await send(`studentId=${own.studentId}&studentId=${others.studentId}`)).status).toBe(403);
  });

  test.each(ofStudents.filter(([, { body }]) => body !== undefined))('in the body of %s: 403', async (name, endpoint) => {
    const valid = validBodies[name]?.(own);
    const bodyOf = (studentId: unknown) => (Array.isArray(valid) ? [...valid, { studentId }] : Object.assign({}, valid, { studentId }));
    const statuses = [];
    for (const studentId of [others.studentId, Number(others.studentId), { id: own.studentId }, [own.studentId]]) {
      statuses.push((await server.callEndpoint(endpoint, validParams(own), { token: tokens.student ?? '', body: bodyOf(studentId) })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403]);
  });

  test('nothing of it was written: what is somebody else’s stands as it stood', async () => {
    const { db } = server.database;
    expect(await db.select().from(mockRegistrations).where(eq(mockRegistrations.id, others.registrationId))).toMatchObject([{ onSiteState: 'none', canceledAt: null }]);
    expect(await db.select().from(regularSchedules).where(eq(regularSchedules.id, others.scheduleId))).toMatchObject([{ status: 'APPROVED', version: 1 }]);
    expect(await db.select().from(absenceReasons).where(eq(absenceReasons.id, others.reasonId))).toMatchObject([{ status: 'PENDING', version: 1 }]);
    expect(await db.$count(reservations, eq(reservations.studentId, others.studentId))).toBe(0);
  });
});

test('every endpoint that writes has a valid body here', () => {
  const writing = guarded.filter(([, { method }]) => method !== 'GET').map(([name]) => name);
  expect(Object.keys(validBodies).toSorted()).toEqual(writing.toSorted());
});

test('MAINTENANCE=readonly: reading and signing in work, every write of a page is 503 with its code', async () => {
  const other = await startTestApp({ env: { MAINTENANCE: 'readonly' } });
  const belongings = await giveBelongings(other, scenarioStudent(other, 0));
  const bearers = { student: await other.studentToken(), manager: await other.managerToken() };
  for (const [name, endpoint] of guarded) {
    const body = validBodies[name]?.(belongings);
    const answer = await other.callEndpoint(endpoint, validParams(belongings), { token: endpoint.access === 'manager' ? bearers.manager : bearers.student, ...(body !== undefined && { body }) });
    const refused = { success: false, code: 'maintenance', message: '지금은 조회만 할 수 있어요.' };
    expect([answer.status, answer.headers.get('retry-after')]).toEqual(endpoint.method === 'GET' ? [200, null] : [503, '60']);
    expect(endpoint.method === 'GET' ? refused : answer.body).toEqual(refused);
  }
  await other.close();
});
