import { loginEndpoints } from '@academy/domain/login';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '../../db/schema';
import type { Database } from '../../db/database';
import { insertStudent } from '../../testing/a-student';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

/** How often a number or a name was looked up. */
let lookups = 0;
const counting = (database: Database): Database => ({
  ...database,
  db: new Proxy(database.db, {
    get(target, name, receiver) {
      if (name === 'select') lookups += 1;
      return Reflect.get(target, name, receiver);
    },
  }),
});

let server: TestApp;
beforeAll(
  async () =>
    void (server = await startTestApp({
      env: { TRUST_PROXY: '1', LOGIN_TRUSTED_NETWORKS: '198.51.100.0/24' },
      wrap: counting,
    })),
);
afterAll(() => server.close());
/** A network of each test's own: what one refused is remembered for a second. */
let home = '';
let tests = 0;
beforeEach(() => {
  lookups = 0;
  tests += 1;
  home = `192.0.${tests}`;
  server.clock.set(new Date(MONDAY), { frozen: true });
});
afterEach(() => server.database.db.delete(limits));

const later = (seconds: number) =>
  server.clock.set(new Date(new Date(MONDAY).getTime() + seconds * 1000), { frozen: true });
/** Injected: a thousand real connections at once would test the machine's sockets. */
async function post(ip: string, path: string, payload: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { 'x-forwarded-for': ip },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() };
}
const guess = (ip: string, phoneNumber: string) =>
  post(ip, loginEndpoints.studentLogin.path, { phoneNumber });
const number = (n: number) => `0108${String(n).padStart(7, '0')}`;
const address = (n: number) =>
  `203.${Math.floor(n / 65536) % 256}.${Math.floor(n / 256) % 256}.${n % 256}`;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const count = (all: number[], status: number) => all.filter((one) => one === status).length;

test('five misses a minute per address, then 429 with the waiting time in words and header; a minute later it goes on', async () => {
  for (let n = 0; n < 5; n += 1) expect((await guess(`${home}.7`, number(n))).status).toBe(401);
  later(10);
  const refused = await guess(`${home}.7`, number(6));
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('50');
  expect(refused.body).toEqual({
    success: false,
    code: 'rate-limited',
    message: '50초 뒤에 다시 시도해 주세요.',
  });
  expect((await guess(`${home}.7`, '01012345678')).status, 'also with a right number').toBe(429);
  expect((await guess(`${home}.8`, '01012345678')).status, 'elsewhere nobody notices').toBe(200);
  later(60);
  expect((await guess(`${home}.7`, '01012345678')).status).toBe(200);
});

test('twenty misses an hour per address', async () => {
  const all: number[] = [];
  for (let minute = 0; minute < 6; minute += 1) {
    later(minute * 60);
    for (let n = 0; n < 5; n += 1)
      all.push((await guess(`${home}.7`, number(n + minute * 10))).status);
  }
  expect(count(all, 401)).toBe(20);
});

test('1,000 guesses at once from one address: five look a number up', async () => {
  const answers = statuses(
    await Promise.all(Array.from({ length: 1000 }, (_, n) => guess(`${home}.7`, number(n)))),
  );
  expect(count(answers, 401)).toBe(5);
  expect(count(answers, 429) + count(answers, 503), 'the rest hears that it has to wait').toBe(995);
  expect(lookups).toBeLessThanOrEqual(5);
});

test('a whole /24 has sixty misses an hour', async () => {
  const answers = statuses(
    await Promise.all(Array.from({ length: 100 }, (_, n) => guess(`${home}.${n}`, number(n)))),
  );
  expect(count(answers, 401)).toBeLessThanOrEqual(60);
  expect(lookups).toBeLessThanOrEqual(60);
});

test('300 misses an hour of everybody: then only addresses from which somebody signed in lately go on', async () => {
  expect((await guess('198.18.0.1', '01012345678')).status).toBe(200);
  lookups = 0;
  for (let block = 0; block < 8; block += 1) {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        guess(address((block * 50 + n) * 300), number(block * 50 + n)),
      ),
    );
  }
  expect(lookups).toBeLessThanOrEqual(300);
  expect((await guess(`${home}.200`, '01023456789')).status, 'a stranger waits').toBe(429);
  expect((await guess('198.18.0.1', '01023456789')).status, 'the known address does not').toBe(200);
});

test('ten logins an hour per number, however right it is; nobody is locked out for good', async () => {
  const id = await insertStudent(server.database.db, { phone: '01066660099' });
  const answers = [];
  for (let n = 0; n < 11; n += 1)
    answers.push((await guess(address(n * 300), '01066660099')).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  later(3600);
  expect((await guess(`${home}.7`, '01066660099')).body).toMatchObject({ student: { id } });
});

test('a refused attempt uses up nothing of what belongs to others', async () => {
  for (let n = 0; n < 5; n += 1) await guess(`${home}.7`, number(n));
  for (let n = 0; n < 20; n += 1)
    expect((await guess(`${home}.7`, '01012345678')).status).toBe(429);
  expect(
    (await guess('198.18.0.1', '01012345678')).status,
    'the number that a stranger kept trying',
  ).toBe(200);
});

test('a class that logs in at the same second behind one address is not refused', async () => {
  const phones = Array.from({ length: 40 }, (_, n) => `0107888${String(n).padStart(4, '0')}`);
  for (const phone of phones) await insertStudent(server.database.db, { phone });
  expect(statuses(await Promise.all(phones.map((phone) => guess(`${home}.7`, phone))))).toEqual(
    phones.map(() => 200),
  );
});

test('a trusted network has twenty times the room', async () => {
  const first = statuses(
    await Promise.all(Array.from({ length: 60 }, (_, n) => guess('198.51.100.9', number(n)))),
  );
  const second = statuses(
    await Promise.all(Array.from({ length: 60 }, (_, n) => guess('198.51.100.9', number(n + 60)))),
  );
  expect([count(first, 401), count(second, 401), count(second, 429)]).toEqual([60, 40, 20]);
});

test('only the proxy’s own word about the address is believed', async () => {
  for (let n = 0; n < 5; n += 1) await guess(`10.0.0.${n}, ${home}.7`, number(n));
  expect((await guess(`10.0.0.99, ${home}.7`, number(9))).status).toBe(429);
});

test('a manager’s name: ten misses an hour from one network; a stranger elsewhere locks nobody out', async () => {
  const tryOut = (ip: string, password: string) =>
    post(ip, loginEndpoints.managerLogin.path, { username: 'manager', password });
  const answers = [];
  for (let n = 0; n < 11; n += 1) answers.push((await tryOut(`${home}.${n}`, 'Wrong1234!')).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect((await tryOut('198.18.0.1', 'Manager1234!')).status).toBe(200);
});

test('no answer comes early: the time does not tell whether a number exists', async () => {
  for (const phone of ['01034567890', number(1)]) {
    const started = performance.now();
    await guess(`${home}.7`, phone);
    expect(performance.now() - started).toBeGreaterThan(115);
  }
});

test('the table of limits knows no numbers', async () => {
  await guess(`${home}.7`, '01012345678');
  await guess(`${home}.7`, number(1));
  expect(JSON.stringify(await server.database.db.select().from(limits))).not.toMatch(
    /01012345678|0108/,
  );
});
