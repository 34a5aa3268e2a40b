import { loginEndpoints, loginManagementEndpoints as endpoints } from '@academy/domain/login';
import { operationEndpoints } from '@academy/domain/operations';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../../../build-app';
import { auditLog, limits } from '../../../db/schema';
import { loginSetting } from '../../../shared/settings/kept-settings';
import { forgetSettings } from '../../../testing/data/store-setting';
import { memoryStore } from '../../../testing/storage/memory-store';
import { testEnv } from '../../../testing/test-env';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** What used its room up is remembered for a second. */
const PATIENT = { timeout: 10_000 };
const HOME = '198.51.100.9';
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ env: { TRUST_PROXY: '1' }, knownNetworks: 'as-set' });
  token = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(limits);
  await forgetSettings(server.database.db, loginSetting);
});

const headers = { 'x-forwarded-for': `${HOME}:5123` };
const readSchema = z.looseObject({ version: z.int(), settings: z.looseObject({}) });
const read = async () =>
  (await server.callEndpoint(endpoints.editedLoginSettings, {}, { token, headers })).body;
async function save(knownNetworks: unknown) {
  const { version, settings } = readSchema.parse(await read());
  return server.callEndpoint(
    endpoints.saveLoginSettings,
    {},
    {
      token,
      body: { ...settings, knownNetworks },
      headers: { 'if-match': `"${version}"` },
    },
  );
}
/** How many of 30 wrong numbers from the academy are looked up without a proof of work. */
async function freeGuesses(app = server.app) {
  await server.database.db.delete(limits);
  let free = 0;
  for (let n = 0; n < 30; n += 1) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api${loginEndpoints.studentLogin.path}`,
      payload: { phoneNumber: `0108000${1000 + n}` },
      headers,
    });
    if (statusCode === 401) free += 1;
  }
  return free;
}

test('the read names the address that the caller has here', async () => {
  expect(await read()).toMatchObject({ callerAddress: HOME, settings: { knownNetworks: [] } });
});

test(
  'a network that is added has room in every process, and none once it is taken back',
  { tags: 'ci' },
  async () => {
    const second = await buildApp({
      database: server.database,
      clock: server.clock.now,
      env: testEnv({ TRUST_PROXY: '1' }),
      keys: server.keys,
      store: memoryStore(),
    });
    expect([await freeGuesses(), await freeGuesses(second)]).toEqual([5, 5]);
    const saved = await save([` ${HOME}/24 `, '', `${HOME}/24`]);
    expect(saved.body).toMatchObject({ settings: { knownNetworks: [`${HOME}/24`] } });
    await vi.waitFor(async () => expect(await freeGuesses()).toBe(30), PATIENT);
    await vi.waitFor(async () => expect(await freeGuesses(second)).toBe(30), PATIENT);
    const [entry] = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'save-login-settings'))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({
      before: { knownNetworks: [] },
      after: { knownNetworks: [`${HOME}/24`] },
    });
    const { undo } = z.looseObject({ undo: z.looseObject({}) }).parse(saved.body);
    await server.callEndpoint(operationEndpoints.undoOperation, { ...undo }, { token });
    await vi.waitFor(async () => expect(await freeGuesses()).toBe(5), PATIENT);
    await second.close();
  },
);

test.each([
  ['everybody', '‘everybody’는 IP 주소가 아닙니다'],
  ['0.0.0.0/0', '‘0.0.0.0/0’은 너무 넓습니다'],
])('%s is refused, named at its field, and nothing is kept', async (entry, message) => {
  const refused = await save(['203.0.113.7', entry]);
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ errors: { knownNetworks: expect.stringContaining(message) } }),
  ]);
  expect(await read()).toMatchObject({ version: 0, settings: { knownNetworks: [] } });
});
