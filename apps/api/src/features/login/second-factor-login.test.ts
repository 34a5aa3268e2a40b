import { loginEndpoints } from '@academy/domain/login';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, secondFactors } from '../../db/schema';
import { codeAt } from '../../shared/accounts/second-factor/totp';
import { MANAGER_PASSWORD, managerWith, type AManager } from '../../testing/data/a-manager';
import { setPolicy, setUpFactor } from '../../testing/data/second-factor';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let person: AManager;
let secret: string;
let recoveryCodes: string[];
beforeAll(async () => void (server = await startTestApp({ env: { TRUST_PROXY: '1' } })));
afterAll(() => server.close());
beforeEach(async () => {
  later(0);
  await setPolicy(server, 'OPTIONAL');
  const made = await managerWith(server, 'MANAGER');
  person = made;
  ({ secret, recoveryCodes } = await setUpFactor(server, made.token));
});

const at = (seconds: number) => new Date(new Date(MONDAY).getTime() + seconds * 1000);
const later = (seconds: number) => server.clock.set(at(seconds), { frozen: true });
const code = (seconds: number) => codeAt(secret, at(seconds));
let home = 0;
/** Each from a network and a browser of its own, unless it says otherwise. */
async function login(
  typed?: string,
  { password = MANAGER_PASSWORD, headers = {} }: { password?: string; headers?: object } = {},
) {
  home += 1;
  const body = { username: person.username, password, ...(typed !== undefined && { code: typed }) };
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${loginEndpoints.managerLogin.path}`,
    payload: body,
    headers: {
      'x-forwarded-for': `203.${Math.floor(home / 250)}.${home % 250}.7`,
      ...headers,
    },
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), cookies: answer.cookies };
}
const REFUSED = { status: 403, body: { code: 'second-factor-wrong' } };
const IN = { status: 200, body: { success: true } };

test('the code is asked for after the right password, and never after a wrong one', async () => {
  expect(await login()).toMatchObject({ status: 403, body: { code: 'second-factor-required' } });
  expect(await login(undefined, { password: 'Wrong1234!' })).toMatchObject({
    status: 401,
    body: { code: 'manager-login-failed' },
  });
  later(30);
  expect(await login(code(30), { password: 'Wrong1234!' })).toMatchObject({ status: 401 });
  expect(await login(code(30))).toMatchObject(IN);
});

test('a code opens once, a step early or late, and none before it afterwards', async () => {
  expect(await login(code(0)), 'used up by the set-up').toMatchObject(REFUSED);
  later(60);
  expect(await login(code(0))).toMatchObject(REFUSED);
  expect(await login(code(90)), 'a clock that is fast').toMatchObject(IN);
  expect(await login(code(90))).toMatchObject(REFUSED);
  expect(await login(code(60)), 'older than the last').toMatchObject(REFUSED);
  later(150);
  expect(await login(code(120)), 'a clock that is slow').toMatchObject(IN);
  expect(await login(code(210)), 'two steps early').toMatchObject(REFUSED);
});

test('of ten logins that send the same code at once one gets in', async () => {
  later(30);
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(code(30))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a recovery code opens once, in any writing, and is noted', async () => {
  const [first = '', second = ''] = recoveryCodes;
  expect(await login(first.toLowerCase().replaceAll('-', ' '))).toMatchObject(IN);
  expect(await login(first)).toMatchObject(REFUSED);
  expect(await login(second)).toMatchObject(IN);
  const entries = await server.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'use-recovery-code'));
  expect(entries.filter(({ entityId }) => entityId === person.id)).toHaveLength(2);
  const [left] = await server.database.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.managerId, person.id));
  expect(left?.recoveryHashes).toHaveLength(8);
});

test('who knows the password guesses ten codes an hour, and locks the owner out of neither a known browser nor a recovery code', async () => {
  later(30);
  const known = await login(code(30));
  const cookie = known.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  later(60);
  const guesses = [];
  for (let n = 0; n < 12; n += 1) guesses.push((await login('000000')).status);
  expect(guesses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  expect((await login(code(60))).status, 'also the right one, on a new browser').toBe(429);
  expect(await login(code(60), { headers: { cookie } })).toMatchObject(IN);
  expect(await login(recoveryCodes[0])).toMatchObject(IN);
  later(3700);
  expect(await login(code(3700))).toMatchObject(IN);
});

test('a stranger without the password costs the owner nothing', async () => {
  for (let n = 0; n < 30; n += 1) await login('000000', { password: 'Wrong1234!' });
  later(30);
  expect(await login(code(30))).toMatchObject(IN);
});

test('wrong codes after a right password stand in the log', async () => {
  await login('000000');
  const entries = await server.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'miss-second-factor'));
  expect(entries.filter(({ entityId }) => entityId === person.id)).toHaveLength(1);
});

test('while the academy has it switched off the password is enough, as for who has none', async () => {
  await setPolicy(server, 'OFF');
  expect(await login()).toMatchObject(IN);
  await setPolicy(server, 'ADMINS');
  expect(await login()).toMatchObject({ body: { code: 'second-factor-required' } });
});

test('with keys that opened it once and are gone the recovery codes still open', async () => {
  await server.database.db
    .update(secondFactors)
    .set({ sealedSecret: 'rubbish' })
    .where(eq(secondFactors.managerId, person.id));
  later(30);
  expect(await login(code(30))).toMatchObject({
    status: 403,
    body: { code: 'second-factor-unreadable' },
  });
  expect(await login(recoveryCodes[0])).toMatchObject(IN);
});
