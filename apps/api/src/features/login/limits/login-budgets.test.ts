import { loginEndpoints, studentLoginSchema } from '@academy/domain/login';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { count as counted, countControl, triesOf } from '../../../../../../tools/trust/figure';
import { limits } from '../../../db/schema';
import type { Database } from '../../../db/database';
import { insertStudent } from '../../../testing/data/a-student';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

/** A try reads the number and what the academy asks of a login. */
const LOOKUPS_A_TRY = 2;
/** How often something was looked up. */
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
      env: { TRUST_PROXY: '1' },
      knownNetworks: ['198.51.100.0/24'],
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
const from = (ip: string) => ({ 'x-forwarded-for': ip });
/** Injected: a thousand real connections at once would test the machine's sockets. */
async function post(ip: string, path: string, payload: object, headers = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...from(ip), ...headers },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json<unknown>(),
    cookies: answer.cookies,
  };
}
const guess = (ip: string, phoneNumber: string, headers = {}) =>
  post(ip, loginEndpoints.studentLogin.path, { phoneNumber }, headers);
/** Signs in and gives the cookie by which the device is known again. */
async function signIn(phone: string) {
  const { body, cookies } = await guess(`${home}.7`, phone);
  const device = cookies.find(({ name }) => name === 'device');
  return {
    token: studentLoginSchema.parse(body).accessToken,
    cookie: `device=${device?.value ?? ''}`,
  };
}
const number = (n: number) => `0108${String(n).padStart(7, '0')}`;
const address = (n: number) =>
  `203.${Math.floor(n / 65536) % 256}.${Math.floor(n / 256) % 256}.${n % 256}`;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const count = (all: number[], status: number) => all.filter((one) => one === status).length;

test('five misses a minute per address are free, then a try takes a proof of work; a minute later it goes on', async () => {
  for (let n = 0; n < 5; n += 1) expect((await guess(`${home}.7`, number(n))).status).toBe(401);
  later(10);
  const refused = await guess(`${home}.7`, '01012345678');
  expect([refused.status, refused.body]).toEqual([
    429,
    {
      success: false,
      code: 'proof-required',
      message: '지금은 시도가 많아요. 잠시 후 다시 시도해 주세요.',
      challenge: expect.anything(),
    },
  ]);
  expect((await guess(`${home}.8`, '01012345678')).status, 'elsewhere nobody notices').toBe(200);
  later(60);
  expect((await guess(`${home}.7`, '01012345678')).status).toBe(200);
});

test('twenty misses an hour: then 429 with the waiting time in words and header', async () => {
  for (let n = 0; n < 20; n += 1) {
    later(Math.floor(n / 5) * 60);
    await guess(`${home}.7`, number(n));
  }
  later(600);
  const refused = await guess(`${home}.7`, '01012345678');
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    429,
    '3000',
    { success: false, code: 'rate-limited', message: '50분 뒤에 다시 시도해 주세요.' },
  ]);
});

test('of twenty-five misses within the minutes twenty are looked up', async () => {
  const all: number[] = [];
  for (let minute = 0; minute < 6; minute += 1) {
    later(minute * 60);
    for (let n = 0; n < 5; n += 1)
      all.push((await guess(`${home}.7`, number(n + minute * 10))).status);
  }
  expect(count(all, 401)).toBe(20);
});

test(
  '1,000 guesses at once from one address: five look a number up',
  { tags: 'ci' },
  async (context) => {
    const tried = triesOf('guesses', 1000);
    const answers = statuses(
      await Promise.all(Array.from({ length: tried }, (_, n) => guess(`${home}.7`, number(n)))),
    );
    expect(count(answers, 401)).toBe(5);
    expect(count(answers, 429) + count(answers, 503), 'the rest hears that it has to wait').toBe(
      tried - 5,
    );
    const beyond = Math.max(0, lookups / LOOKUPS_A_TRY - 5);
    counted(context, 'guesses', { tried, wrong: beyond });
    expect(beyond).toBe(0);
  },
);

test('control: where the budgets forget what was spent, more are looked up', async (context) => {
  const { db } = server.database;
  await db.execute(
    sql`create function forget() returns trigger language plpgsql as 'begin new.count := 0; return new; end'`,
  );
  await db.execute(
    sql`create trigger forget before insert or update on limits for each row execute function forget()`,
  );
  // One after the other: of many at once the door lets few through, also without budgets.
  for (let n = 0; n < 12; n += 1) await guess(`${home}.7`, number(n));
  await db.execute(sql`drop function forget cascade`);
  const beyond = Math.max(0, lookups / LOOKUPS_A_TRY - 5);
  countControl(context, 'guesses', { tried: 12, wrong: beyond });
  expect(beyond).toBeGreaterThan(0);
});

test('a whole /24 has sixty misses an hour', { tags: 'ci' }, async () => {
  const answers = statuses(
    await Promise.all(Array.from({ length: 100 }, (_, n) => guess(`${home}.${n}`, number(n)))),
  );
  expect(count(answers, 401)).toBeLessThanOrEqual(60);
  expect(lookups / LOOKUPS_A_TRY).toBeLessThanOrEqual(60);
});

/** Uses up the shared limit of failed tries, from an address each. */
async function flood() {
  for (let block = 0; block < 4; block += 1)
    await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        guess(address((block * 80 + n) * 300), number(block * 80 + n)),
      ),
    );
}

test(
  '300 misses an hour of everybody: then a new device proves its work, and nobody is refused',
  { tags: 'ci' },
  async () => {
    await flood();
    expect(lookups / LOOKUPS_A_TRY, 'those under way at once come on top').toBeLessThan(300 + 16);
    const phones = Array.from({ length: 12 }, (_, n) => `0107999${String(n).padStart(4, '0')}`);
    for (const phone of phones) await insertStudent(server.database.db, { phone });
    const bare = await guess(`${home}.200`, phones[0] ?? '');
    expect(bare).toMatchObject({ status: 429, body: { code: 'proof-required' } });
    for (const [n, phoneNumber] of phones.entries()) {
      const ip = address(n * 300 + 100_000);
      expect(await server.api().studentLogin({ body: { phoneNumber }, headers: from(ip) })).toEqual(
        expect.objectContaining({ success: true }),
      );
    }
  },
);

test(
  'a proof of work holds once, for two minutes, and only with our signature',
  { tags: 'ci' },
  async () => {
    await flood();
    const { body } = await guess(`${home}.9`, '01012345678');
    const { challenge } = body as { challenge: Challenge };
    const proveWork = async (task: Challenge) => {
      const solution = await solveChallenge({ challenge: task, deriveKey });
      return btoa(JSON.stringify({ challenge: task, solution }));
    };
    const proof = await proveWork(challenge);
    const tryWith = async (given: string, ip = address(123_456)) =>
      (await guess(ip, '01012345678', { 'x-proof-of-work': given })).status;
    const forged = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
    expect(await tryWith(await proveWork(forged)), 'an easier one').toBe(429);
    expect(await tryWith('rubbish')).toBe(429);
    later(121);
    expect(await tryWith(proof), 'too old').toBe(429);
    later(0);
    expect(await tryWith(proof)).toBe(200);
    expect(await tryWith(proof), 'used already').toBe(429);
  },
);

test(
  'a whole class whose numbers somebody signs in with all the time signs in all the same',
  { tags: 'ci' },
  async () => {
    const phones = Array.from({ length: 30 }, (_, n) => `0107666${String(n).padStart(4, '0')}`);
    for (const phone of phones) await insertStudent(server.database.db, { phone });
    const cookies = new Map<string, string>();
    await Promise.all(
      phones.map(async (phone) => {
        const { cookie, token } = await signIn(phone);
        cookies.set(phone, cookie);
        expect(
          (await server.call('GET', '/api/students/me', { token })).status,
          'the name is confirmed',
        ).toBe(200);
      }),
    );
    // A stranger tries every number, right and wrong, and uses up the limits of the class's own
    // address as well.
    await Promise.all(
      phones.map(async (phone, at) => {
        for (let n = 0; n < 12; n += 1) await guess(address((at * 12 + n) * 300), phone);
      }),
    );
    for (let n = 0; n < 80; n += 1) await guess(`${home}.7`, number(n));
    await flood();
    expect((await guess(`${home}.7`, number(99))).status, 'the address has to wait').toBe(429);
    for (const phone of phones)
      expect(
        (await guess(`${home}.7`, phone, { cookie: cookies.get(phone) ?? '' })).status,
        phone,
      ).toBe(200);
  },
);

test('logins that succeed fill nobody’s limit', async () => {
  const answers = [];
  for (let n = 0; n < 20; n += 1)
    answers.push((await guess(address(n * 300), '01012345678')).status);
  expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
});

test(
  'an IPv6 household has one limit, whatever address of its /64 it takes; its /56 and /48 have one too',
  { tags: 'ci' },
  async () => {
    const fresh = `2001:db8:${tests.toString(16)}`;
    const all = [];
    for (let n = 0; n < 6; n += 1) all.push((await guess(`${fresh}:1:${n}::7`, number(n))).status);
    expect(all, 'one /64').toEqual([401, 401, 401, 401, 401, 429]);
    const wide = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        guess(`${fresh}:2${n.toString(16).padStart(2, '0')}::7`, number(n)),
      ),
    );
    expect(count(statuses(wide), 401), 'one /56').toBeLessThanOrEqual(60);
  },
);

test('a refused attempt uses up nothing of what belongs to others', async () => {
  for (let n = 0; n < 5; n += 1) await guess(`${home}.7`, number(n));
  for (let n = 0; n < 20; n += 1)
    expect((await guess(`${home}.7`, '01012345678')).status).toBe(429);
  expect(
    (await guess('198.18.0.1', '01012345678')).status,
    'the number that a stranger kept trying',
  ).toBe(200);
});

test(
  'a class that logs in at the same second behind one address is not refused',
  { tags: 'ci' },
  async () => {
    const phones = Array.from({ length: 40 }, (_, n) => `0107888${String(n).padStart(4, '0')}`);
    for (const phone of phones) await insertStudent(server.database.db, { phone });
    expect(statuses(await Promise.all(phones.map((phone) => guess(`${home}.7`, phone))))).toEqual(
      phones.map(() => 200),
    );
  },
);

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
