import { loginEndpoints, readClaims } from '@academy/domain/login';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../../tools/trust/figure';
import { auditLog, refreshTokens, sessions } from '../../../db/schema';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(() => server.clock.set(new Date(MONDAY), { frozen: true }));

const later = (ms: number) =>
  server.clock.set(new Date(new Date(MONDAY).getTime() + ms), { frozen: true });
const MINUTE = 60_000;

interface Side {
  base: string;
  me: string;
  cookie: string;
  body: object;
  days: number;
}

const sides: Record<'student' | 'manager', Side> = {
  student: {
    base: '/api/students',
    me: '/api/students/me',
    cookie: 's_rt',
    body: { phoneNumber: '01012345678' },
    days: 30,
  },
  manager: {
    base: '/api/admin/users',
    me: '/api/admin/users/me',
    cookie: 'a_rt',
    body: { username: 'manager', password: 'Manager1234!' },
    days: 0.5,
  },
};

type Browser = ReturnType<TestApp['browser']>;

/** A browser that signed in and made its first call. */
async function signedIn({ base, me, body, cookie }: Side) {
  const browser = server.browser();
  const { body: login } = await browser.call('POST', `${base}/login`, { body });
  const token = (login as { accessToken: string }).accessToken;
  await browser.call('GET', me, { token });
  const present = () => browser.jar.get(cookie) ?? '';
  /** Sends `token` as the cookie, whatever the browser holds. */
  const refreshWith = (value: string) =>
    server.call('POST', `${base}/refresh`, { body: {}, headers: { cookie: `${cookie}=${value}` } });
  return { browser, token, present, refreshWith };
}

describe.each(Object.entries(sides))('%s', (side, facts) => {
  test('POST …/refresh answers a new access token and a new cookie', async () => {
    const { browser, present } = await signedIn(facts);
    const before = present();
    later(10 * MINUTE);
    const answer = await browser.call('POST', `${facts.base}/refresh`, { body: {} });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, accessToken: expect.any(String) });
    expect(present()).not.toBe(before);
    expect(
      (
        await browser.call('GET', facts.me, {
          token: (answer.body as { accessToken: string }).accessToken,
        })
      ).status,
    ).toBe(200);
  });

  test.each([
    ['no content type', {}],
    [
      'a form, as axios labels an empty POST',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['JSON without content', { 'content-type': 'application/json' }],
  ])('an empty body is fine: %s', async (_, headers) => {
    const { present } = await signedIn(facts);
    expect(
      (
        await server.call('POST', `${facts.base}/refresh`, {
          headers: { ...headers, cookie: `${facts.cookie}=${present()}` },
        })
      ).status,
    ).toBe(200);
  });

  test('the parent is honoured for 30 s with the same successor: a lost answer, a second tab', async () => {
    const { browser, present, refreshWith } = await signedIn(facts);
    const parent = present();
    await browser.call('POST', `${facts.base}/refresh`, { body: {} });
    later(30_000);
    const again = await refreshWith(parent);
    expect(again.status).toBe(200);
    expect(again.cookies[0]).toContain(`${facts.cookie}=${present()};`);
    expect((await refreshWith(present())).status, 'and the successor still works').toBe(200);
  });

  test('the parent after 30 s ends the login everywhere, and that is written down', async () => {
    const { browser, token, present, refreshWith } = await signedIn(facts);
    const parent = present();
    await browser.call('POST', `${facts.base}/refresh`, { body: {} });
    later(30_001);
    const answer = await refreshWith(parent);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'session-expired' });
    expect(
      (await refreshWith(present())).status,
      'the thief’s or the victim’s newer token too',
    ).toBe(401);
    await expect
      .poll(async () => (await browser.call('GET', facts.me, { token })).status)
      .toBe(401);
    expect(
      await server.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'revoke-reused-refresh-token')),
    ).not.toEqual([]);
  });

  /** `forget` is what happens to what the server knows of used tokens, before a thief comes. */
  async function thefts(tried: number, forget: () => Promise<unknown> = async () => {}) {
    let wrong = 0;
    for (let n = 0; n < tried; n += 1) {
      server.clock.set(new Date(MONDAY), { frozen: true });
      const { browser, present, refreshWith } = await signedIn(facts);
      const parent = present();
      const tabs = await Promise.all(Array.from({ length: 8 }, () => refreshWith(parent)));
      if (new Set(tabs.map(({ status, cookies }) => `${status} ${cookies[0]}`)).size > 1)
        wrong += 1;
      await browser.call('POST', `${facts.base}/refresh`, { body: {} });
      const successor = present();
      later(30_001);
      await forget();
      const stolen = [await refreshWith(parent), await refreshWith(successor)];
      if (stolen.some(({ status }) => status !== 401)) wrong += 1;
    }
    return { tried, wrong };
  }

  test('again and again: a lost answer and eight tabs keep the login, a thief ends it', async (context) => {
    const found = await thefts(triesOf('refresh-theft', 1));
    count(context, 'refresh-theft', found);
    expect(found.wrong).toBe(0);
  });

  test('control: where it is not kept that a token was used, the thief is let in', async (context) => {
    const { db } = server.database;
    const found = await thefts(1, () => db.update(refreshTokens).set({ usedAt: null }));
    countControl(context, 'refresh-theft', found);
    expect(found.wrong).toBe(1);
  });

  test('a grandparent ends it even within 30 s', async () => {
    const { browser, present, refreshWith } = await signedIn(facts);
    const oldest = present();
    await browser.call('POST', `${facts.base}/refresh`, { body: {} });
    await browser.call('POST', `${facts.base}/refresh`, { body: {} });
    expect((await refreshWith(oldest)).status).toBe(401);
    expect((await refreshWith(present())).status).toBe(401);
  });

  test('many tabs at once: all get the same successor', async () => {
    const { present, refreshWith } = await signedIn(facts);
    const parent = present();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refreshWith(parent)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ cookies }) => cookies[0])).size).toBe(1);
  });

  test('no rotation moves the absolute end', async () => {
    const { present, refreshWith } = await signedIn(facts);
    const end = facts.days * 24 * 60 * MINUTE;
    later(end - 1);
    const answer = await refreshWith(present());
    expect(answer.status).toBe(200);
    later(end);
    expect((await refreshWith(/=([\w-]+);/.exec(answer.cookies[0] ?? '')?.[1] ?? '')).status).toBe(
      401,
    );
  });

  test('without a cookie, or with a foreign one: 401, and the cookie is taken away', async () => {
    expect((await server.call('POST', `${facts.base}/refresh`, { body: {} })).body).toMatchObject({
      code: 'unauthorized',
    });
    const answer = await server.call('POST', `${facts.base}/refresh`, {
      body: {},
      headers: { cookie: `${facts.cookie}=rubbish` },
    });
    expect(answer.body).toMatchObject({ code: 'session-expired' });
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        new RegExp(`^${facts.cookie}=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)`),
      ),
    ]);
  });

  test('the other side’s cookie is worth nothing here', async () => {
    const other = side === 'student' ? sides.manager : sides.student;
    const { present } = await signedIn(other);
    expect(
      (
        await server.call('POST', `${facts.base}/refresh`, {
          body: {},
          headers: { cookie: `${facts.cookie}=${present()}` },
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await server.call('POST', `${other.base}/refresh`, {
          body: {},
          headers: { cookie: `${other.cookie}=${present()}` },
        })
      ).status,
      'and unharmed',
    ).toBe(200);
  });

  test('POST …/logout ends the login; twice is fine', async () => {
    const { browser, present, refreshWith } = await signedIn(facts);
    const token = present();
    expect((await browser.call('POST', `${facts.base}/logout`, { body: {} })).body).toEqual({
      success: true,
    });
    expect(present()).toBe('');
    expect((await refreshWith(token)).status).toBe(401);
    expect((await server.call('POST', `${facts.base}/logout`, { body: {} })).status).toBe(200);
  });

  test('a late logout that names its login ends that one, and never the next', async () => {
    const named = (token: string) => readClaims(token)?.sessionId;
    const logoutWith = (browser: Browser, sessionId: unknown) =>
      browser.call('POST', `${facts.base}/logout`, { body: { sessionId } });
    const { browser, present, token } = await signedIn(facts);
    const old = present();
    await browser.call('POST', `${facts.base}/login`, { body: facts.body });
    await browser.call('POST', `${facts.base}/logout`, { body: { sessionId: named(token) } });
    expect(present()).not.toBe('');
    expect(present()).not.toBe(old);
    const next = await signedIn(facts);
    const cookie = next.present();
    expect((await logoutWith(next.browser, named(token))).body).toEqual({ success: true });
    expect(next.present()).toBe(cookie);
    expect((await logoutWith(next.browser, named(next.token))).status).toBe(200);
    expect(next.present()).toBe('');
    expect((await next.refreshWith(cookie)).status).toBe(401);
    expect((await logoutWith(next.browser, { not: 'a text' })).status).toBe(400);
  });

  test('over https the cookie is a __Host- one and Secure', async () => {
    const proxied = await startTestApp({ env: { TRUST_PROXY: '1' }, knownNetworks: [] });
    const answer = await proxied.call('POST', `${facts.base}/login`, {
      body: facts.body,
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
    });
    await proxied.close();
    expect(answer.cookies).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^__Host-${facts.cookie}=[\\w-]{43}; Max-Age=\\d+; Path=/; HttpOnly; Secure; SameSite=Strict$`,
        ),
      ),
    );
  });
});

test('the database keeps hashes only', async () => {
  const { present } = await signedIn(sides.student);
  const rows = await server.database.db.select().from(refreshTokens);
  expect(JSON.stringify([rows, await server.database.db.select().from(sessions)])).not.toContain(
    present(),
  );
});

test.each([
  ['POST /students/refresh', loginEndpoints.studentRefresh],
  ['POST /students/logout', loginEndpoints.studentLogout],
  ['POST /admin/users/refresh', loginEndpoints.managerRefresh],
  ['POST /admin/users/logout', loginEndpoints.managerLogout],
])('%s refuses pages of foreign origins', async (_, endpoint) => {
  const ask = async (headers: Record<string, string>) =>
    (await server.callEndpoint(endpoint, {}, { body: {}, headers })).status;
  expect(await ask({ origin: 'https://evil.example' })).toBe(403);
  expect(await ask({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await ask({ 'sec-fetch-site': 'same-site' }), 'a sibling subdomain').toBe(403);
  expect(await ask({ origin: 'null' })).toBe(403);
  expect(await ask({ origin: server.url })).not.toBe(403);
  expect(await ask({ 'sec-fetch-site': 'same-origin' })).not.toBe(403);
  expect(await ask({}), 'no browser').not.toBe(403);
});
