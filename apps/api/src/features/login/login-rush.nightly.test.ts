import { loginEndpoints } from '@academy/domain/login';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits, students } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';

const SCHOOL = 420;
const phones = Array.from({ length: SCHOOL }, (_, n) => `0107000${String(n).padStart(4, '0')}`);
const ownAddress = (n: number) => `203.${n % 200}.${Math.floor(n / 200)}.7`;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    env: { TRUST_PROXY: '1' },
    knownNetworks: ['198.51.100.0/24'],
  });
  await server.database.db
    .insert(students)
    .values(phones.map((phone, n) => ({ name: `학생${n}`, phone })));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(limits));

async function login(phoneNumber: string, address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  const { status } = await server.callEndpoint(
    loginEndpoints.studentLogin,
    {},
    { body: { phoneNumber }, headers },
  );
  return status;
}

const TRIES = 3;

/**
 * Tries again when the server is busy: a call waits six seconds for a connection, and a
 * machine with other work may take longer for a whole school.
 */
async function loginPatiently(phoneNumber: string, address: string): Promise<number> {
  let status = await login(phoneNumber, address);
  for (let tries = 1; status === 503 && tries < TRIES; tries += 1)
    status = await login(phoneNumber, address);
  return status;
}

test.each([
  ['from their own phones', ownAddress],
  ['from the academy’s one address', () => '198.51.100.9'],
])(
  '420 students who sign in at the same second, %s: every one of them is in',
  async (_, addressOf) => {
    const answers = await Promise.all(
      phones.map((phone, n) => loginPatiently(phone, addressOf(n))),
    );
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  },
);

const ofEverybody = like(limits.key, '%:all-hour%');

test('a login that succeeds waits for nothing that everybody shares', async () => {
  for (let n = 0; n < 40; n += 1) await login(`0108000${n + 1000}`, ownAddress(n));
  const answers = await server.database.db.transaction(async (tx) => {
    const held = await tx.select().from(limits).where(ofEverybody).for('update');
    expect(held.length).toBeGreaterThan(0);
    return Promise.all(phones.slice(0, 20).map((phone, n) => login(phone, ownAddress(n))));
  });
  expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
});

test('420 misses at once: counted in many rows, and the limit of 300 holds to within those under way', async () => {
  const answers = await Promise.all(
    phones.map((phone, n) => login(phone.replace('0107', '0108'), ownAddress(n))),
  );
  const misses = answers.filter((status) => status === 401).length;
  expect(misses).toBeGreaterThanOrEqual(300);
  expect(misses).toBeLessThan(300 + 16);
  expect(answers.filter((status) => status === 429)).toHaveLength(SCHOOL - misses);
  const rows = await server.database.db.select().from(limits).where(ofEverybody);
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(misses);
});
