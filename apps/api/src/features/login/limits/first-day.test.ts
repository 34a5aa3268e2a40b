import { ApiError } from '@academy/api-client';
import { loginEndpoints } from '@academy/domain/login';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../../tools/trust/figure';
import { limits } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

const PHONES = 40;
const phones = Array.from(
  { length: PHONES },
  (_, n) => `010${String(71_000_000 + n).padStart(8, '0')}`,
);
/** What is typed for it by mistake: an unknown number. */
const mistyped = (phone: string) => phone.replace(/^0107/, '0108');

let server: TestApp;
let round = 0;
/** The address that all of them come from; no known network. */
let ip = '';
beforeAll(async () => {
  server = await startTestApp({ env: { TRUST_PROXY: '1' } });
  for (const phone of phones) await insertStudent(server.database.db, { phone });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(limits);
  server.clock.set(new Date(MONDAY), { frozen: true });
  freshAddress();
});

function freshAddress() {
  round += 1;
  ip = `203.0.${round}.7`;
}

/** As the app signs in: what the server asks to be computed is computed. */
const byApp = (phoneNumber: string) =>
  server.api().studentLogin({ body: { phoneNumber }, headers: { 'x-forwarded-for': ip } });
/** As a program that computes nothing. */
async function byProgram(phoneNumber: string) {
  const { status } = await server.callEndpoint(
    loginEndpoints.studentLogin,
    {},
    { body: { phoneNumber }, headers: { 'x-forwarded-for': ip } },
  );
  if (status !== 200) throw new Error(`answered ${status}`);
}

/** All come at once, and every fourth types a wrong number first. How many right ones got in. */
async function arrive(signIn: (phone: string) => Promise<unknown>): Promise<number> {
  const came = await Promise.all(
    phones.map(async (phone, n) => {
      if (n % 4 === 3) await signIn(mistyped(phone)).catch(() => {});
      return signIn(phone).then(
        () => true,
        () => false,
      );
    }),
  );
  return came.filter(Boolean).length;
}

test(
  'forty new phones behind one address, every fourth mistypes once: all forty get in',
  { tags: 'ci' },
  async (context) => {
    const rounds = triesOf('first-day', 1);
    let wrong = 0;
    for (let day = 0; day < rounds; day += 1) {
      freshAddress();
      wrong += PHONES - (await arrive(byApp));
    }
    count(context, 'first-day', { tried: rounds * PHONES, wrong });
    expect(wrong).toBe(0);
  },
);

test('a phone that computes nothing has to wait once five were mistyped', async (context) => {
  const wrong = PHONES - (await arrive(byProgram));
  countControl(context, 'first-day', { tried: PHONES, wrong });
  expect(wrong).toBeGreaterThan(0);
});

test(
  'who computes for each guess has twenty an hour looked up as well, and no more',
  { tags: 'ci' },
  async () => {
    const codes = [];
    for (let n = 0; n < 30; n += 1)
      codes.push(
        await byApp(`010${String(82_000_000 + n)}`).then(
          () => 'in',
          (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
        ),
      );
    expect(codes.filter((code) => code === 'student-login-failed')).toHaveLength(20);
    expect(codes.slice(20)).toEqual(Array.from({ length: 10 }, () => 'rate-limited'));
  },
);
