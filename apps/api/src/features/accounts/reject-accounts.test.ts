import { accountEndpoints, signupsByNetwork, type Account } from '@academy/domain/accounts';
import type { ManagerId } from '@academy/domain/ids';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, limits, managers } from '../../db/schema';
import { insertManager, managerWith, type AManager } from '../../testing/data/a-manager';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let admin: AManager & { token: string };
beforeAll(async () => {
  server = await startTestApp({ env: { TRUST_PROXY: '1' } });
  admin = await managerWith(server, 'ADMIN', { name: '한원장' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(limits);
  await server.database.db.delete(managers).where(eq(managers.status, 'PENDING'));
});

const password = 'Spring1234!';
const signUp = (username: string, ip: string) =>
  server.callEndpoint(
    accountEndpoints.signup,
    {},
    {
      body: { name: `사람 ${username}`, username, password, passwordConfirm: password },
      headers: { 'x-forwarded-for': ip },
    },
  );
const list = async () => {
  const { body } = await server.callEndpoint(accountEndpoints.accounts, {}, { token: admin.token });
  return accountEndpoints.accounts.response.parse(body).content;
};
const waiting = async () => (await list()).filter(({ status }) => status === 'PENDING');
const reject = (accounts: readonly Pick<Account, 'id'>[], key?: string) =>
  server.callEndpoint(
    accountEndpoints.rejectAccounts,
    {},
    {
      token: admin.token,
      body: { managerIds: accounts.map(({ id }) => id) },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    },
  );
const entriesOf = (ids: readonly ManagerId[]) =>
  server.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'reject-account'), inArray(auditLog.entityId, [...ids])));

test(
  '87 signups from 18 addresses: a call refuses those that came together, a rightful one stays',
  { tags: 'ci' },
  async () => {
    for (let n = 0; n < 87; n += 1)
      expect(await signUp(`flood${n}`, `198.51.${n % 18}.7`)).toMatchObject({ status: 200 });
    await server.database.db.delete(limits);
    expect(await signUp('saebom', '198.51.3.7')).toMatchObject({ status: 200 });
    expect(await signUp('alone', '203.0.113.1')).toMatchObject({ status: 200 });

    const { alone, groups } = signupsByNetwork(await waiting());
    expect(alone).toMatchObject([{ username: 'alone', signupFrom: '203.0.113.1' }]);
    expect(groups).toHaveLength(18);
    expect(groups.map(({ accounts }) => accounts.length)).toEqual(
      expect.arrayContaining([4, 5, 6]),
    );
    const unwanted = groups
      .flatMap(({ accounts }) => accounts)
      .filter(({ username }) => username !== 'saebom');
    expect(await reject(unwanted)).toMatchObject({
      status: 200,
      body: { rejected: expect.objectContaining({ length: 87 }), skipped: [] },
    });
    expect((await waiting()).map(({ username }) => username)).toEqual(['alone', 'saebom']);

    const entries = await entriesOf(unwanted.map(({ id }) => id));
    expect(entries).toHaveLength(87);
    expect(entries[0]).toMatchObject({ actorId: admin.id, before: { status: 'PENDING' } });
  },
);

describe('where a signup came from', () => {
  test('an IPv6 address is its network, as the limits count it', async () => {
    await signUp('sixth', '2001:db8:1:23ff:3:4:5:6');
    expect(await waiting()).toMatchObject([{ signupFrom: '2001:db8:1:23ff::/64' }]);
  });

  test('is not said once it is decided, nor of an account that did not sign up', async () => {
    await insertManager(server, { status: 'PENDING' });
    expect(await waiting()).toMatchObject([{ signupFrom: null }]);
    await signUp('approved', '203.0.113.1');
    const account = (await waiting()).find(({ username }) => username === 'approved');
    const { status } = await server.callEndpoint(
      accountEndpoints.approveAccount,
      { managerId: account?.id },
      { token: admin.token, body: { role: 'MANAGER', areas: ['meals'] } },
    );
    expect(status).toBe(200);
    expect((await list()).find(({ username }) => username === 'approved')).toMatchObject({
      status: 'ACTIVE',
      signupFrom: null,
    });
  });
});

test('who was approved, is gone, or never was a signup stays as it is and is named', async () => {
  const used = await insertManager(server, { status: 'ACTIVE' });
  const pending = await insertManager(server, { status: 'PENDING' });
  const gone = { id: '999999' as ManagerId };
  const { body } = await reject([used, pending, gone, admin]);
  expect(body).toEqual({ rejected: [pending.id], skipped: [used.id, gone.id, admin.id] });
  expect((await list()).map(({ id }) => id)).toEqual(expect.arrayContaining([used.id, admin.id]));
  expect(await entriesOf([used.id, pending.id])).toHaveLength(1);
});

test('of two admins who decide at the same moment one does', async () => {
  const signups = [
    await insertManager(server, { status: 'PENDING' }),
    await insertManager(server, { status: 'PENDING' }),
  ];
  const ids = signups.map(({ id }) => id);
  const answers = await Promise.all([reject(signups), reject(signups)]);
  expect(answers.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { rejected: ids, skipped: [] },
      expect.objectContaining({ code: 'account-not-pending' }),
    ]),
  );
  expect(await entriesOf(ids)).toHaveLength(2);
});

test('a lost answer comes again by its key', async () => {
  const pending = await insertManager(server, { status: 'PENDING' });
  const key = 'reject-0000000001';
  const first = await reject([pending], key);
  expect(first.body).toEqual({ rejected: [pending.id], skipped: [] });
  expect((await reject([pending], key)).body).toEqual(first.body);
  expect(await entriesOf([pending.id])).toHaveLength(1);
});
