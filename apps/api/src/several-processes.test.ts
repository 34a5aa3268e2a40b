import { LIVE_PATH } from '@academy/domain/live';
import { managerLoginSchema, refreshedSchema, studentLoginSchema } from '@academy/domain/login';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mockRegistrations } from './db/schema';
import { newAuthKey, parseAuthKeys } from './http/auth/auth-keys';
import { runOperator } from './testing/servers/operator';
import { startSeveralProcesses } from './testing/servers/several-processes';
import { insertExam } from './testing/data/some-exam';

const [OLD, NEW] = [newAuthKey(), newAuthKey()];
/**
 * In the middle of `keys promote`: the second process has been restarted with the new key in front,
 * the first not yet.
 */
const start = () =>
  startSeveralProcesses([
    parseAuthKeys(`${OLD},${NEW}`, 'test'),
    parseAuthKeys(`${NEW},${OLD}`, 'test'),
  ]);
let academy: Awaited<ReturnType<typeof start>>;
beforeAll(async () => void (academy = await start()));
afterAll(() => academy.stop());

/**
 * Signs the student in at the first process; the second hears the first call of the confirmed name.
 */
async function student() {
  const browser = academy.browser();
  const { accessToken } = studentLoginSchema.parse(
    (await browser.first('POST', '/students/login', { body: { phoneNumber: '010-1234-5678' } }))
      .body,
  );
  expect((await browser.second('GET', '/students/me', { token: accessToken })).status).toBe(200);
  return { browser, token: accessToken };
}

const save = (process: typeof academy.first, token: string, date: string) =>
  process.call('PUT', `/reservations/${academy.students[0]}`, {
    token,
    body: [{ date, lunch: true, dinner: false }],
  });

test('a login lives in both, a lost refresh is answered alike by the other, and a logout is known to both', async () => {
  const { browser, token } = await student();
  const cookie = [...browser.jar];
  const next = await browser.first('POST', '/students/refresh', { body: {} });
  const successor = [...browser.jar];
  expect(successor).not.toEqual(cookie);

  // The answer was lost: the browser sends the old one again, and the proxy hands it to
  // the other process.
  for (const [name, value] of cookie) browser.jar.set(name, value);
  const again = await browser.second('POST', '/students/refresh', { body: {} });
  expect([next.status, again.status]).toEqual([200, 200]);
  expect([...browser.jar]).toEqual(successor);

  const tokens = [
    token,
    refreshedSchema.parse(next.body).accessToken,
    refreshedSchema.parse(again.body).accessToken,
  ];
  const asked = () =>
    Promise.all(
      tokens.flatMap((one) =>
        [academy.first, academy.second].map(
          async (process) => (await process.call('GET', '/students/me', { token: one })).status,
        ),
      ),
    );
  expect(await asked()).toEqual([200, 200, 200, 200, 200, 200]);
  await browser.second('POST', '/students/logout', { body: {} });
  // By notification, long before what the other process remembers of the session grows old.
  await vi.waitFor(async () => expect(await asked()).toEqual([401, 401, 401, 401, 401, 401]), {
    timeout: 2_000,
  });
});

test('the same write with the same key at both at once happens once, and both answer the same', async () => {
  const { token } = await student();
  const mockExamId = await insertExam(academy.first.database.db, academy.clock.now());
  const register = {
    token,
    body: { mockExamId },
    headers: { 'Idempotency-Key': 'one-tap-two-processes' },
  };
  const answers = await Promise.all(
    [academy.first, academy.second].map((process) =>
      process.call('POST', '/mock-exam-registrations', register),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(await academy.first.database.db.$count(mockRegistrations)).toBe(1);
});

test('a save at one is heard by the managers at the other', async () => {
  const { token } = await student();
  const login = await academy.first.call('POST', '/admin/users/login', {
    body: { username: 'manager', password: 'Manager1234!' },
  });
  const abort = new AbortController();
  const stream = await fetch(`${academy.second.url}/api${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${managerLoginSchema.parse(login.body).accessToken}` },
    signal: abort.signal,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('event: resync');
  expect((await save(academy.first, token, '2026-04-06')).status).toBe(200);
  expect((await reader?.read())?.value).toContain('"dates":["2026-04-06"]');
  abort.abort();
});

test('read-only is obeyed by both within seconds, and taken back: reading and signing in go on', async () => {
  const { token } = await student();
  const saved = () =>
    Promise.all([
      save(academy.first, token, '2026-04-07'),
      save(academy.second, token, '2026-04-08'),
    ]).then((answers) => answers.map(({ status }) => status));
  expect((await runOperator(['read-only', 'on'], academy.environment)).exit).toBe(0);
  await vi.waitFor(async () => expect(await saved()).toEqual([503, 503]));
  const refused = await save(academy.second, token, '2026-04-08');
  expect(refused.body).toMatchObject({
    code: 'maintenance',
    message: '지금은 조회만 할 수 있어요.',
  });
  const signup = {
    name: '새사람',
    username: 'somebody',
    password: 'Hanbit! 2026',
    passwordConfirm: 'Hanbit! 2026',
  };
  expect((await academy.first.call('POST', '/admin/signup', { body: signup })).status).toBe(503);
  expect((await academy.second.call('GET', '/health/ready')).body).toEqual({
    status: 'ok',
    readOnly: true,
  });
  await student();
  expect((await runOperator(['read-only', 'off'], academy.environment)).exit).toBe(0);
  await vi.waitFor(async () => expect(await saved()).toEqual([200, 200]));
});

test('guesses are counted together: whichever process the sixth reaches, it is refused', async () => {
  academy.clock.set(new Date(academy.clock.now().getTime() + 3_600_000), { frozen: true });
  const guess = (process: typeof academy.first, last: number) =>
    process
      .call('POST', '/students/login', { body: { phoneNumber: `0100000000${last}` } })
      .then(({ status }) => status);
  const first = [
    await guess(academy.first, 1),
    await guess(academy.second, 2),
    await guess(academy.first, 3),
    await guess(academy.second, 4),
    await guess(academy.first, 5),
  ];
  expect(new Set(first)).not.toContain(429);
  expect([await guess(academy.second, 6), await guess(academy.first, 7)]).toEqual([429, 429]);
});
