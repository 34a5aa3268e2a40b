/** @module-tag ci */
import type { Endpoint } from '@academy/domain/http';
import { studentLoginSchema } from '@academy/domain/login';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import { giveBelongings, type Belongings } from '../../testing/data/belongings';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertTerminal } from '../../testing/data/some-terminal';
import { validBodies, validParams } from '../../testing/calls/valid-calls';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { newAuthKey } from './auth-keys';
import { isLinkSignature, linkSignature } from './signed-link';

// Two academies whose operator gave both servers the same key file: ids are small numbers in both,
// so only what is signed tells them apart.
const env = { JWT_KEYS: newAuthKey() };
let ours: TestApp;
let theirs: TestApp;
let tokens: Record<string, string>;
let belongings: Belongings;
beforeAll(async () => {
  [ours, theirs] = [await startTestApp({ env }), await startTestApp({ env })];
  const [by] = ours.managers;
  if (by === undefined) throw new Error('no manager');
  const { db } = ours.database;
  tokens = {
    student: await ours.studentToken(),
    manager: await ours.managerToken('admin'),
    terminal: (await insertTerminal(db, { by, now: ours.clock.now() })).terminalToken,
  };
  // There, too, so that an answer would find something.
  belongings = await giveBelongings(theirs, scenarioStudent(theirs, 0));
});
afterAll(async () => {
  await ours.close();
  await theirs.close();
});

const endpoints = Object.values(endpointTables).flatMap((table) =>
  Object.values(table).map((endpoint: Endpoint) => endpoint),
);

test.for(['student', 'manager', 'terminal'])(
  'no operation of one installation answers a %s of another with the same keys',
  async (who) => {
    const answered: string[] = [];
    const guarded = endpoints.filter(({ access }) => access !== 'public' && access !== 'cookie');
    for (const endpoint of guarded) {
      const name = `${endpoint.method} ${endpoint.path}`;
      const body = validBodies[name]?.(belongings);
      const { status } = await theirs.callEndpoint(
        endpoint,
        validParams(belongings, endpoint.path),
        { token: tokens[who] ?? '', ...(body !== undefined && { body }) },
      );
      if (status !== 401) answered.push(`${name}: ${status}`);
    }
    expect(answered).toEqual([]);
    expect(guarded.length).toBeGreaterThan(200);
  },
);

test('nor a refresh cookie or a known device', async () => {
  const atOurs = ours.browser();
  const login = await atOurs.call('POST', '/api/students/login', {
    body: { phoneNumber: '01012345678' },
  });
  const token = studentLoginSchema.parse(login.body).accessToken;
  // A login counts from its first call on.
  expect((await atOurs.call('GET', '/api/students/me', { token })).status).toBe(200);
  expect(atOurs.jar.size).toBeGreaterThan(0);
  const atTheirs = theirs.browser();
  for (const [name, value] of atOurs.jar) atTheirs.jar.set(name, value);
  const refresh = (browser: typeof atOurs) =>
    browser.call('POST', '/api/students/refresh', { body: {} });
  expect((await refresh(atTheirs)).status).toBe(401);
  expect((await refresh(atOurs)).status).toBe(200);
});

test('nor a link or the code of a first account', () => {
  const signature = linkSignature(ours.keys, 'guardian 1');
  expect(isLinkSignature(ours.keys, 'guardian 1', signature)).toBe(true);
  expect(isLinkSignature(theirs.keys, 'guardian 1', signature)).toBe(false);
  expect(ours.keys.logins[0].firstAccountCode).not.toBe(theirs.keys.logins[0].firstAccountCode);
});
