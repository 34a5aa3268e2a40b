import { sendingEndpoints as endpoints, messageEndpoints } from '@academy/domain/messages';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { idempotencyKeys, pushSubscriptions, sendingKeys } from '../../../db/schema';
import { channelsOf } from '../../../housekeeping/start-background';
import { newAuthKey, parseAuthKeys } from '../../../http/auth/auth-keys';
import { startMailbox } from '../../../testing/servers/mailbox';
import { startPushService } from '../../../testing/servers/push-service';
import { startTextService } from '../../../testing/servers/text-service';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { testEnv } from '../../../testing/test-env';
import { sendNext } from '../send-due';
import { ownChannels } from '../channels/own-channels';
import { readPushKeys } from '../push/push-keys-db';

const SECRET = 'an-only-once-said-Secret-8d1f';
const PASSWORD = 'Rainy-Harbour-77-Violet';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let texts: Awaited<ReturnType<typeof startTextService>>;
let phones: Awaited<ReturnType<typeof startPushService>>;
let env: Record<string, string>;
let server: TestApp;
let token: string;
beforeAll(async () => {
  [mailbox, texts, phones] = [
    await startMailbox(),
    await startTextService(),
    await startPushService(),
  ];
  env = { ...mailbox.known, SOLAPI_URL: texts.env.SOLAPI_URL, PUSH_SERVICES: phones.origin };
  server = await startTestApp({ env });
  token = await server.managerToken('admin');
});
afterAll(async () => {
  await server.close();
  await Promise.all([mailbox.close(), texts.close(), phones.close()]);
});
beforeEach(async () => {
  mailbox.taken.length = 0;
  texts.taken.length = 0;
});
afterEach(async () => void (await server.database.db.delete(sendingKeys)));

const account = () => ({
  apiKey: texts.env.SOLAPI_API_KEY,
  apiSecret: texts.env.SOLAPI_API_SECRET,
  from: '02-999-8888',
  pfId: '',
});
const call = (
  name: keyof typeof endpoints,
  { params = {}, ...sent }: { params?: object; body?: unknown } = {},
) => server.callEndpoint(endpoints[name], { ...params }, { token, ...sent });
const saveMail = (changes: object = {}) =>
  call('saveMailKeys', { body: { ...mailbox.keys, ...changes } });
const saveText = (changes: object = {}) =>
  call('saveTextKeys', { body: { ...account(), ...changes } });
const tryMail = () =>
  server.callEndpoint(
    messageEndpoints.sendTestMessage,
    {},
    { token, body: { address: 'me@example.com' } },
  );
const deps = (keys = server.keys) => ({ db: server.database.db, keys, env: testEnv(env) });
/** What the server does beside answering, with the installation's key or another one. */
async function work(keys = server.keys): Promise<void> {
  const { db } = server.database;
  const clock = server.clock.now;
  while (await sendNext({ db, clock, channels: channelsOf({ ...deps(keys), clock }) }));
}
const otherKeys = () => parseAuthKeys(newAuthKey(), server.keys.installation);

/** Everything that a backup of the database would hold. */
async function dump(): Promise<string> {
  const { db } = server.database;
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const tables = await Promise.all(
    names.map(({ name }) =>
      db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`),
    ),
  );
  return JSON.stringify(tables.map(({ rows }) => rows));
}

test('before anything is entered there is nothing, and nothing can be sent', async () => {
  expect((await call('sendingKeys')).body).toMatchObject({
    text: { state: 'none', sender: null, keyEnd: null, savedAt: null },
    mail: { state: 'none', sender: null },
  });
  expect(Object.keys(await ownChannels(deps())())).toEqual([]);
});

test('a mail goes out by the server that a manager entered, and the password is never told again', async () => {
  const { status, body } = await saveMail();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    mail: { state: 'own', sender: 'desk@academy.example', savedByName: expect.any(String) },
  });
  await tryMail();
  await work();
  expect(mailbox.taken.map(({ to }) => to)).toEqual([['me@example.com']]);
});

test('문자 goes out with the academy’s own number; the answer has the last four of the key alone', async () => {
  const { body } = await saveText();
  expect(body).toMatchObject({
    text: { state: 'own', sender: '029998888', keyEnd: texts.env.SOLAPI_API_KEY.slice(-4) },
  });
  await server.callEndpoint(
    messageEndpoints.sendTestNotice,
    {},
    { token, body: { phone: '01012345678' } },
  );
  await work();
  expect(texts.taken.map(({ from }) => from)).toEqual(['029998888']);
});

test('what was entered is in no answer, no row, no kept answer and no line of the log', async () => {
  const answers = [
    await saveText({ apiSecret: SECRET }),
    await saveMail({ password: PASSWORD, port: 1 }),
    await saveMail({ password: PASSWORD }),
    await call('sendingKeys'),
    await server.callEndpoint(messageEndpoints.messageChannels, {}, { token }),
  ];
  mailbox.refuse('login', 535);
  await tryMail();
  await work();
  mailbox.accept();
  const kept = [await dump(), ...server.log, ...answers.map(({ text }) => text)].join('\n');
  for (const secret of [SECRET, PASSWORD])
    for (const said of [secret, Buffer.from(secret).toString('base64')])
      expect(kept.includes(said), said).toBe(false);
  expect(kept).toContain('save-sending-keys');
  expect(await server.database.db.$count(idempotencyKeys)).toBe(0);
});

test('another installation’s key opens nothing: the settings ask again, and nothing is sent by others', async () => {
  await saveMail();
  const { db } = server.database;
  const foreign = await startTestApp({ env: { ...env, ...mailbox.env } });
  const [row] = await db.select().from(sendingKeys);
  if (row) await foreign.database.db.insert(sendingKeys).values({ ...row, savedBy: null });
  const { body } = await foreign.callEndpoint(
    endpoints.sendingKeys,
    {},
    { token: await foreign.managerToken('admin') },
  );
  await foreign.close();
  expect(body).toMatchObject({ mail: { state: 'unreadable', sender: 'desk@academy.example' } });
  await tryMail();
  await work(otherKeys());
  expect(mailbox.taken).toEqual([]);
});

test('after the installation’s key was replaced, what an older one sealed is sealed anew', async () => {
  const [old, next] = [newAuthKey(), newAuthKey()];
  const before = parseAuthKeys(old, server.keys.installation);
  const rotated = parseAuthKeys(`${next},${old}:links`, server.keys.installation);
  const { db } = server.database;
  const pair = await readPushKeys({ db, keys: before, given: undefined }, new Date());
  expect(await readPushKeys({ db, keys: rotated, given: undefined }, new Date())).toEqual(pair);
  const alone = parseAuthKeys(next, server.keys.installation);
  expect(await readPushKeys({ db, keys: alone, given: undefined }, new Date())).toEqual(pair);
});

test('removed, what the environment has counts again', async () => {
  await saveMail();
  expect(Object.keys(await ownChannels(deps())())).toEqual(['mail']);
  const { body } = await call('removeSendingKeys', { params: { way: 'mail' } });
  expect(body).toMatchObject({ mail: { state: 'none' } });
  const named = { ...deps(), env: testEnv({ ...env, ...mailbox.env }) };
  expect((await ownChannels(named)()).mail?.from).toBe('desk@academy.example');
});

test.each([
  ['saveTextKeys', { apiKey: 'kurz' }, 'apiKey'],
  ['saveTextKeys', { apiKey: 'KEY,date=2020\r\nX-Other: 1' }, 'apiKey'],
  ['saveTextKeys', { apiSecret: '' }, 'apiSecret'],
  ['saveTextKeys', { from: '하늘학원' }, 'from'],
  ['saveMailKeys', { host: 'smtp.example.com/path' }, 'host'],
  ['saveMailKeys', { port: 22 }, 'port'],
  ['saveMailKeys', { port: 70_000 }, 'port'],
  ['saveMailKeys', { user: ' ' }, 'user'],
  ['saveMailKeys', { password: '' }, 'password'],
  ['saveMailKeys', { from: 'desk' }, 'from'],
] as const)('%s %j: says which field, and keeps nothing', async (name, changes, field) => {
  const valid = name === 'saveTextKeys' ? account() : mailbox.keys;
  const { status, body } = await call(name, { body: { ...valid, ...changes } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { [field]: expect.stringMatching(/요\.|다\./) } });
  expect(await server.database.db.$count(sendingKeys)).toBe(0);
});

test('the server hands no mail to a machine in its own network that the operator did not name', async () => {
  await saveMail({ host: 'localhost', port: 465 });
  const sent = (await ownChannels(deps())()).mail?.send({
    uid: '5f0c7a2e-0000-4000-8000-000000000001',
    kind: 'test',
    recipient: 'me@example.com',
    subject: '',
    text: '',
    template: null,
    createdAt: new Date(),
    giveUpAt: new Date(),
    tries: 1,
  });
  await expect(sent).rejects.toMatchObject({
    failure: 'unreachable',
    cause: { message: expect.stringContaining('network of this server') },
  });
});

test('another push key ends the devices of the one before, and no key is told', async () => {
  const student = await server.studentToken();
  const own = () => server.call('GET', '/api/students/me/push-settings', { token: student });
  const { subscription } = phones.subscribe();
  await server.call('PUT', '/api/students/me/push-subscription', {
    token: student,
    body: subscription,
  });
  const before = await own();
  const { status, body } = await call('renewPushKey');
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ push: expect.objectContaining({ devices: 0 }) }),
  ]);
  expect(await server.database.db.$count(pushSubscriptions)).toBe(0);
  expect(before.body).toMatchObject({ thisDevice: true });
  expect((await own()).body).toMatchObject({ thisDevice: false });
  expect((await own()).body).not.toMatchObject({ publicKey: JSON.parse(before.text).publicKey });
});
