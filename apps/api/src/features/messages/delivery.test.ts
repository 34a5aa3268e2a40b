import { messageEndpoints, resentSchema, type MessageChannel } from '@academy/domain/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../db/schema';
import { startTextService } from '../../testing/servers/text-service';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { askNext } from './ask-due';
import { openChannels } from './channels/open-channels';
import { sendNext } from './send-due';

const SENT = new Date('2026-11-24T10:00:00+09:00');
let server: TestApp;
let service: Awaited<ReturnType<typeof startTextService>>;
beforeAll(async () => {
  [server, service] = await Promise.all([startTestApp(), startTextService()]);
});
afterAll(() => Promise.all([server.close(), service.close()]));
beforeEach(async () => {
  await server.database.db.delete(messages);
  service.accept();
  service.taken.length = 0;
  service.asked.length = 0;
  minutesLater(0);
});

const minutesLater = (minutes: number) =>
  server.clock.set(new Date(SENT.getTime() + minutes * 60_000), { frozen: true });
const worker = () => ({
  db: server.database.db,
  clock: server.clock.now,
  channels: async () => openChannels(service.env),
});
const send = async () => {
  while (await sendNext(worker()));
};
const ask = async () => {
  while (await askNext(worker()));
};
let keys = 0;
async function sent(channel: MessageChannel = 'sms') {
  keys += 1;
  await server.database.db.insert(messages).values({
    key: `delivery ${keys}`,
    kind: 'arrived',
    channel,
    recipient: '01077778888',
    text: '한별 등원',
    template: channel === 'alimtalk' ? { id: 'KA01TP0001', variables: {} } : null,
    createdAt: SENT,
    nextAt: SENT,
    giveUpAt: new Date(SENT.getTime() + 3_600_000),
  });
  await send();
}
const admin = () => server.managerToken('admin');
const list = async (query: object = {}) =>
  (await server.api(await admin()).messages({ query })).content;
const outcome = async () =>
  (await list()).map(({ state, delivery, failure }) => [state, delivery, failure]);
const tasks = async () => (await server.api(await admin()).todayTasks({})).failedMessages;
async function resend() {
  const messageIds = (await list()).map(({ id }) => id);
  const { body } = await server.callEndpoint(
    messageEndpoints.resendMessages,
    {},
    { token: await admin(), body: { messageIds } },
  );
  return resentSchema.parse(body).resent;
}

test('what was taken is asked about until the phone has it, and not any more then', async () => {
  await sent();
  await ask();
  expect(service.asked).toEqual([]);
  minutesLater(1);
  service.report('3000');
  await ask();
  expect([service.asked.length, await outcome()]).toEqual([1, [['sent', 'asking', null]]]);
  expect(service.asked[0]).toBe(`?messageId=${service.taken[0]?.messageId}`);
  service.report('4000');
  minutesLater(2);
  await ask();
  expect(await outcome()).toEqual([['sent', 'delivered', null]]);
  minutesLater(60);
  await ask();
  expect(service.asked).toHaveLength(2);
  expect(await resend()).toBe(0);
});

test('several processes ask once', async () => {
  await sent();
  await sent();
  minutesLater(1);
  service.report('4000');
  await Promise.all([ask(), ask(), ask()]);
  expect(service.asked).toHaveLength(2);
});

test('a process that died before it noted the answer: another asks again', async () => {
  await sent();
  minutesLater(1);
  service.report('3107');
  const dying = {
    from: '',
    send: () => Promise.reject(new Error('gone')),
    ask: () => Promise.reject(new Error('gone')),
  };
  await expect(askNext({ ...worker(), channels: async () => ({ sms: dying }) })).rejects.toThrow(
    'gone',
  );
  await ask();
  expect(await outcome()).toEqual([['sent', 'asking', null]]);
  minutesLater(3);
  await ask();
  expect(await outcome()).toEqual([['sent', 'failed', 'not-delivered']]);
});

describe('what did not arrive', () => {
  beforeEach(async () => {
    await sent();
    minutesLater(1);
    service.report('3107');
    await ask();
  });
  test('is a failure: listed and counted as one, a task of the day on which it is known', async () => {
    expect(await list({ progress: 'failed' })).toHaveLength(1);
    expect(await list({ progress: 'sent' })).toEqual([]);
    const { figures } = await server.api(await admin()).messages({ query: {} });
    expect(figures).toMatchObject({ sent: 0, failed: 1 });
    expect(await tasks()).toBe(1);
    minutesLater(24 * 60 + 2);
    expect(await tasks()).toBe(0);
  });
  test('goes out again when a manager says so, and not by itself', async () => {
    await send();
    expect(service.taken).toHaveLength(1);
    expect(await resend()).toBe(1);
    await send();
    expect(service.taken).toHaveLength(2);
    expect(await outcome()).toEqual([['sent', 'asking', null]]);
    service.report('4000');
    minutesLater(2);
    await ask();
    expect(await outcome()).toEqual([['sent', 'delivered', null]]);
    expect(await tasks()).toBe(0);
  });
});

test('learned of days later, it is a task of that day', async () => {
  await sent();
  minutesLater(2 * 24 * 60);
  service.report('3040');
  await ask();
  expect(await tasks()).toBe(1);
});

describe('알림톡 that did not arrive', () => {
  beforeEach(async () => {
    await sent('alimtalk');
    service.report('3104');
    minutesLater(1);
    await ask();
  });
  test('is waited for while the service may send it as 문자, and nothing is sent twice', async () => {
    expect(await outcome()).toEqual([['sent', 'asking', null]]);
    expect(await resend()).toBe(0);
    service.report('4000', { replacement: true });
    minutesLater(3);
    await ask();
    await send();
    expect([service.taken.length, await outcome()]).toEqual([1, [['sent', 'delivered', null]]]);
  });
  test('failed when its 문자 failed', async () => {
    service.report('3107', { replacement: true });
    minutesLater(3);
    await ask();
    expect(await outcome()).toEqual([['sent', 'failed', 'not-delivered']]);
  });
});

test('a service that does not answer is asked later, and the rest waits as well', async () => {
  await sent();
  await sent();
  service.refuse(500, {});
  minutesLater(1);
  await ask();
  expect(service.asked).toHaveLength(1);
  service.accept();
  service.report('4000');
  minutesLater(5);
  await ask();
  expect(await outcome()).toEqual([
    ['sent', 'delivered', null],
    ['sent', 'delivered', null],
  ]);
});

test('after three days without a report it stays unknown, and is no failure', async () => {
  await sent();
  service.taken.length = 0;
  minutesLater(72 * 60);
  await ask();
  expect(await outcome()).toEqual([['sent', 'unknown', null]]);
  expect([await tasks(), await resend()]).toEqual([0, 0]);
});

test('a mail is not asked about', async () => {
  const { db } = server.database;
  await sent('mail');
  await db.update(messages).set({ state: 'waiting', nextAt: SENT, failure: null });
  const mail = { from: 'a@example.com', send: () => Promise.resolve({ providerId: '250 ok' }) };
  await sendNext({ ...worker(), channels: async () => ({ mail }) });
  const [row] = await db.select().from(messages).where(eq(messages.channel, 'mail'));
  expect(row).toMatchObject({ state: 'sent', delivery: null, askAt: null });
});
