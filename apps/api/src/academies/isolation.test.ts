/** @module-tag ci */
import type { Endpoint } from '@academy/domain/http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { students } from '../db/schema';
import { endpointTables } from '../endpoint-tables';
import { startTestHouse } from '../testing/academies/house';
import type { CallOptions } from '../testing/calls/browser';
import { linkReady } from '../testing/calls/link-ready';
import { validBodies, validParams } from '../testing/calls/valid-calls';
import { scenarioStudent } from '../testing/data/a-student';
import { giveBelongings, type Belongings } from '../testing/data/belongings';
import { insertTerminal } from '../testing/data/some-terminal';
import type { TestApp } from '../testing/test-app';

// Two academies in one process and on one server, with the same people, numbers and ids: only what
// is between them tells them apart.
const SECRET = '우리끼리만';
let many: Awaited<ReturnType<typeof startTestHouse>>;
let ours: TestApp;
let theirs: TestApp;
let belongings: Belongings;
beforeAll(async () => {
  many = await startTestHouse({ academies: { ours: 'main', theirs: 'main' } });
  const [first, second] = many.apps;
  if (!first || !second) throw new Error('not two academies');
  [ours, theirs] = [first, second];
  const studentId = scenarioStudent(ours, 0);
  const { db } = ours.database;
  await db.update(students).set({ name: SECRET, memo: SECRET }).where(eq(students.id, studentId));
  await giveBelongings(ours, studentId);
  // There, too, so that an answer would find something.
  belongings = await giveBelongings(theirs, scenarioStudent(theirs, 0));
});
afterAll(() => many.close());

const endpoints: [name: string, endpoint: Endpoint][] = Object.values(endpointTables).flatMap(
  (table) =>
    Object.values(table).map((endpoint: Endpoint): [string, Endpoint] => [
      `${endpoint.method} ${endpoint.path}`,
      endpoint,
    ]),
);

type Credential = Pick<CallOptions, 'token' | 'headers'>;

/** The cookies of a browser that signed in: of the login, and by which it is known again. */
async function cookiesOf(path: string, body: unknown): Promise<Credential> {
  const browser = ours.browser();
  const login = await browser.call('POST', path, { body });
  expect(login.status).toBe(200);
  expect(browser.jar.size).toBeGreaterThan(0);
  return { headers: { cookie: [...browser.jar].map((pair) => pair.join('=')).join('; ') } };
}

const credentials: Readonly<Record<string, () => Promise<Credential>>> = {
  'a student’s token': async () => ({ token: await ours.studentToken() }),
  'a manager’s token': async () => ({ token: await ours.managerToken('admin') }),
  'a terminal': async () => {
    const [by] = ours.managers;
    if (by === undefined) throw new Error('no manager');
    const { database, clock } = ours;
    const { terminalToken } = await insertTerminal(database.db, { by, now: clock.now() });
    return { token: terminalToken };
  },
  'a student’s cookies': () => cookiesOf('/api/students/login', { phoneNumber: '01012345678' }),
  'a manager’s cookies': () =>
    cookiesOf('/api/admin/users/login', { username: 'admin', password: 'Admin1234!' }),
};

const call = (app: TestApp, [name, endpoint]: [string, Endpoint], credential: Credential) => {
  const body = validBodies[name]?.(belongings);
  return app.callEndpoint(endpoint, validParams(belongings, endpoint.path), {
    ...credential,
    ...(body !== undefined && { body }),
  });
};

test.for(Object.keys(credentials))('no operation answers the other academy by %s', async (kind) => {
  const credential = await credentials[kind]?.();
  if (!credential) throw new Error(kind);
  const answered: string[] = [];
  let asked = 0;
  for (const each of endpoints) {
    const [name, { access }] = each;
    // A stranger gets what every stranger gets; the others are refused before anything is read.
    const isGuarded = access !== 'public' && access !== 'cookie';
    if (!isGuarded && credential.token) continue;
    asked += 1;
    const { status, text } = await call(theirs, each, credential);
    const expected = isGuarded ? 401 : (await call(theirs, each, {})).status;
    if (status !== expected || text.includes(SECRET)) answered.push(`${name}: ${status}`);
  }
  expect(answered).toEqual([]);
  expect(asked).toBeGreaterThan(200);
});

test('each of them opens its own academy', async () => {
  for (const [kind, make] of Object.entries(credentials)) {
    const credential = await make();
    let opened = 0;
    for (const each of endpoints.filter(([, { access, method }]) =>
      credential.token ? method === 'GET' && access !== 'public' : access === 'cookie',
    ))
      if ((await call(ours, each, credential)).status < 300) opened += 1;
    expect([kind, opened > 0]).toEqual([kind, true]);
  }
});

test.for(Object.entries(linkReady))(
  'nor by the address that a link has: %s',
  async ([name, ready]) => {
    const deskOf = async (server: TestApp) => ({
      server,
      student: { id: scenarioStudent(server, 1) },
      admin: await server.managerToken('admin'),
    });
    // There is the same there, so that an answer would find something.
    await ready(await deskOf(theirs));
    const endpoint = endpoints.find(([one]) => one === name)?.[1];
    if (!endpoint) throw new Error(name);
    const { params, ...given } = await ready(await deskOf(ours));
    const all = { ...validParams(belongings, endpoint.path), ...params };
    expect((await theirs.callEndpoint(endpoint, all, given)).status).toBeGreaterThanOrEqual(400);
    expect((await ours.callEndpoint(endpoint, all, given)).status).toBe(200);
  },
);
