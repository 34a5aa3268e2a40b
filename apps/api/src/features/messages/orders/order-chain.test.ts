import { messageEndpoints } from '@academy/domain/messages';
import { defaultLunchSettings } from '@academy/domain/meals';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mealOrders, messages, reservations, students } from '../../../db/schema';
import { readSettingValue } from '../../../shared/settings/setting-db';
import {
  lunchSetting,
  messageSetting,
  notedMessageSetting,
} from '../../../shared/settings/kept-settings';
import { forgetSettings, storeSetting } from '../../../testing/data/store-setting';
import { createMetrics } from '../../../http/metrics/metrics';
import { insertStudent } from '../../../testing/data/a-student';
import { startMailbox } from '../../../testing/servers/mailbox';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { openChannels } from '../channels/open-channels';
import { signingChannels } from '../channels/signing';
import { sendNext } from '../send-due';
import { orderDue } from './order-due';

const date = day('2026-03-03');
const A = 'a@caterer.example';
const B = 'b@caterer.example';
const settings = { orderMail: true, orderAddress: A, confirmMinutes: 60 };
const metrics = createMetrics();

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let server: TestApp;
let token: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestApp({ env: mailbox.env, metrics });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});
beforeEach(async () => {
  const { db } = server.database;
  for (const table of [mealOrders, messages, reservations]) await db.delete(table);
  await forgetSettings(db, messageSetting, lunchSetting);
  await db.update(students).set({ deletedAt: null });
  mailbox.taken.length = 0;
  mailbox.accept();
  await at('09:00');
  await setAddress(A);
});

/** A moment in Seoul, by default of the day before the meals, whose cutoff is at 14:00. */
async function at(clock: string, on = '2026-03-02') {
  server.clock.set(new Date(`${on}T${clock}:00+09:00`), { frozen: true });
  // An access token does not outlive the steps of this clock.
  token = await server.managerToken('admin');
}
async function work(channels = openChannels({ ...mailbox.env })): Promise<void> {
  const { db } = server.database;
  await orderDue({ db, adminUrl: 'https://admin.example.com' }, server.clock.now());
  const signing = async () => signingChannels(channels, { db, keys: server.keys });
  while (await sendNext({ db, clock: server.clock.now, channels: signing }));
}
async function save(body: typeof settings) {
  const { headers } = await server.callEndpoint(messageEndpoints.messageSettings, {}, { token });
  const { status } = await server.callEndpoint(
    messageEndpoints.saveMessageSettings,
    {},
    { token, body, headers: { 'if-match': headers.get('etag') ?? '' } },
  );
  expect(status).toBe(200);
}
const setAddress = (orderAddress: string) => save({ ...settings, orderAddress });

let phones = 0;
async function eats() {
  phones += 1;
  const studentId = await insertStudent(server.database.db, {
    phone: `0108888${String(phones).padStart(4, '0')}`,
  });
  await server.database.db.insert(reservations).values({
    studentId,
    date,
    lunch: true,
    dinner: false,
    updatedAt: server.clock.now(),
    updatedByKind: 'student',
  });
  return studentId;
}
const spare = (amount: number) => {
  const value = {
    ...defaultLunchSettings,
    lunchSpare: { unit: 'count' as const, amounts: Array.from({ length: 7 }, () => amount) },
  };
  return storeSetting(server.database.db, lunchSetting, value, server.clock.now());
};
const mailsTo = (to: string) => mailbox.taken.filter((mail) => mail.to.includes(to));
const linkOf = (to: string) => {
  const text = mailsTo(to).findLast((mail) => mail.text.includes('order#'))?.text ?? '';
  const [on = '', signature = ''] = /order#(\S+)\/(\S+)/.exec(text)?.slice(1) ?? [];
  return { date: on, signature };
};
const look = (to: string) => server.callEndpoint(messageEndpoints.catererOrder, { ...linkOf(to) });
const confirm = (to: string, version: number) =>
  server.callEndpoint(messageEndpoints.confirmOrder, { ...linkOf(to) }, { body: { version } });
const standing = async () =>
  messageEndpoints.dayOrder.response.parse(
    (await server.callEndpoint(messageEndpoints.dayOrder, { date }, { token })).body,
  ).standing;
const tasks = async () => (await server.api(token).todayTasks({})).orders;
const gauge = async (series: string) =>
  (await metrics.text())
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.split(' ')[1];

async function ordered() {
  await eats();
  await at('14:00');
  await work();
}

describe('an order that went out', () => {
  test('is a task when nobody has confirmed it in time, until somebody does', async () => {
    await ordered();
    await at('14:59');
    expect(await tasks()).toEqual([]);
    await at('15:00');
    expect(await tasks()).toEqual([{ date, state: 'unconfirmed' }]);
    expect(await gauge('academy_orders{state="unconfirmed"}')).toBe('1');
    await confirm(A, 1);
    expect(await tasks()).toEqual([]);
    expect(await standing()).toMatchObject({
      state: 'confirmed',
      order: { version: 1, confirmedAt: '2026-03-02T06:00:00.000Z', confirmedBy: null },
    });
    const { content } = await server.api(token).messages({ query: { kind: 'order' } });
    expect(content).toMatchObject([{ confirmedAt: '2026-03-02T06:00:00.000Z' }]);
  });

  test('a change wants a confirmation of its own', async () => {
    await ordered();
    await confirm(A, 1);
    await eats();
    await at('14:05');
    await work();
    expect(await standing()).toMatchObject({ state: 'sent', order: { version: 2 } });
    await at('15:05');
    expect(await tasks()).toEqual([{ date, state: 'unconfirmed' }]);
  });

  test('where no confirmation is waited for it is never a task', async () => {
    await save({ ...settings, confirmMinutes: 0 });
    await ordered();
    await at('23:00');
    expect(await tasks()).toEqual([]);
  });

  test('a manager notes what the caterer said on the phone, and takes that back', async () => {
    await ordered();
    await at('15:00');
    const note = (confirmed: boolean, version = 1) =>
      server.callEndpoint(
        messageEndpoints.noteOrderConfirmed,
        { date },
        { token, body: { version, confirmed } },
      );
    expect((await note(true, 2)).body).toMatchObject({ code: 'order-changed' });
    expect((await note(true)).body).toMatchObject({
      standing: { state: 'confirmed', order: { confirmedBy: '한원장' } },
    });
    expect((await note(false)).body).toMatchObject({ standing: { state: 'unconfirmed' } });
    await confirm(A, 1);
    // What the caterer said by the link is theirs.
    expect((await note(false)).body).toMatchObject({
      standing: { state: 'confirmed', order: { confirmedBy: null } },
    });
  });
});

describe('an order that did not go out is a task and a metric at once', () => {
  test.each([
    ['the mail is refused', () => mailbox.refuse('mail', 554), 'refused'],
    ['the address is refused', () => mailbox.refuse('recipient', 550), 'recipient-refused'],
    ['the login is refused', () => mailbox.refuse('login', 535), 'login-refused'],
  ])('%s', async (_, refuse, failure) => {
    refuse();
    await ordered();
    expect(await tasks()).toEqual([{ date, state: 'failed' }]);
    expect(await gauge('academy_orders{state="failed"}')).toBe('1');
    expect(await standing()).toMatchObject({ state: 'failed', order: { failure } });
  });

  test('there is no mail server', async () => {
    await eats();
    await at('14:00');
    await work({});
    expect(await tasks()).toEqual([{ date, state: 'failed' }]);
    expect(await standing()).toMatchObject({ order: { failure: 'not-set-up' } });
  });

  test('there is no address', async () => {
    const { db } = server.database;
    const saved = await readSettingValue(db, notedMessageSetting);
    await storeSetting(db, notedMessageSetting, { ...saved, orderAddress: '' });
    await ordered();
    expect(await tasks()).toEqual([{ date, state: 'no-address' }]);
    expect(await gauge('academy_orders{state="no-address"}')).toBe('1');
    expect(await standing()).toEqual({ date, state: 'no-address', order: null });
  });

  test('nothing writes it', async () => {
    await eats();
    await at('14:09');
    expect(await tasks()).toEqual([]);
    await at('14:10');
    expect(await tasks()).toEqual([{ date, state: 'failed' }]);
  });

  test('nothing is due: no task, and nothing to see', async () => {
    await at('14:10');
    expect(await tasks()).toEqual([]);
    expect(await standing()).toBeNull();
  });

  test('corrected, it goes out and is none any more', async () => {
    mailbox.refuse('recipient', 550);
    await ordered();
    await at('14:01');
    await setAddress(B);
    mailbox.accept();
    await at('14:06');
    await work();
    expect(mailsTo(B)).toMatchObject([{ subject: '[하늘학원] 3월 3일 (화) 도시락 주문' }]);
    expect(await tasks()).toEqual([]);
    // The first one failed for good: sending it again by hand would order twice.
    expect(await server.database.db.select().from(messages).orderBy(messages.id)).toMatchObject([
      { failure: 'replaced' },
      { state: 'sent' },
    ]);
  });

  test('a notice that failed is a task of its own', async () => {
    const now = server.clock.now();
    await server.database.db.insert(messages).values({
      key: 'left 1',
      kind: 'left',
      channel: 'sms',
      recipient: '01011112222',
      text: '하원',
      state: 'dead',
      failure: 'refused',
      createdAt: now,
      nextAt: now,
      giveUpAt: now,
    });
    expect(await server.api(token).todayTasks({})).toMatchObject({ orders: [], failedMessages: 1 });
    expect(await gauge('academy_messages_failed{failure="refused"}')).toBe('1');
  });
});

describe('another address', () => {
  async function movedTo(address: string) {
    await setAddress(address);
    await at('15:05');
    await work();
  }

  test('gets the whole order, and the old one is told that it ended', async () => {
    await ordered();
    await at('15:00');
    await eats();
    await movedTo(B);
    expect(mailsTo(B)).toMatchObject([{ subject: '[하늘학원] 3월 3일 (화) 도시락 주문' }]);
    expect(mailsTo(B)[0]?.text).toContain('점심 2개');
    expect(mailsTo(B)[0]?.text).not.toContain('바뀐 점');
    expect(mailsTo(A).map(({ subject }) => subject)).toEqual([
      '[하늘학원] 3월 3일 (화) 도시락 주문',
      '[하늘학원] 3월 3일 (화) 도시락 주문 종료',
    ]);
    expect((await look(B)).body).toMatchObject({ version: 2, before: null, ended: false });
    await work();
    expect(mailbox.taken).toHaveLength(3);
  });

  test('the link of the old one confirms nothing, from the save on', { tags: 'ci' }, async () => {
    await ordered();
    await at('15:00');
    await setAddress(B);
    expect(await confirm(A, 1)).toMatchObject({ status: 409, body: { code: 'order-ended' } });
    await at('15:05');
    await work();
    expect((await look(A)).body).toMatchObject({ ended: true, counts: { lunch: 1 } });
    for (const version of [1, 2])
      expect(await confirm(A, version)).toMatchObject({
        status: 409,
        body: { code: 'order-ended' },
      });
    expect(await standing()).toMatchObject({ state: 'sent', order: { recipient: B } });
    expect((await confirm(B, 2)).status).toBe(200);
  });

  test('its changes count from its own first', async () => {
    await ordered();
    await at('15:00');
    await movedTo(B);
    await eats();
    await at('15:10');
    await work();
    expect(mailsTo(B).at(-1)).toMatchObject({
      subject: '[하늘학원] 3월 3일 (화) 도시락 주문 변경 (2번째)',
    });
    expect(mailsTo(B).at(-1)?.text).toContain('바뀐 점: 점심 1개 → 2개');
    expect(mailsTo(A)).toHaveLength(2);
  });

  test('saved and put right within the rest, nobody hears of it', async () => {
    await ordered();
    await at('15:00');
    await setAddress('typo@caterer.example');
    await at('15:04');
    await work();
    await setAddress(A);
    await at('15:30');
    await work();
    expect(mailbox.taken).toHaveLength(1);
    expect((await confirm(A, 1)).status).toBe(200);
  });

  test('back again, the first one gets the whole order once more', async () => {
    await ordered();
    await at('15:00');
    await movedTo(B);
    await setAddress(A);
    await at('15:10');
    await work();
    expect(mailsTo(A).map(({ subject }) => subject.slice(17))).toEqual([
      '도시락 주문',
      '도시락 주문 종료',
      '도시락 주문',
    ]);
    expect((await confirm(A, 3)).status).toBe(200);
    expect((await look(B)).body).toMatchObject({ ended: true });
  });

  test('of what was eaten nobody hears', async () => {
    await ordered();
    await at('09:00', '2026-03-04');
    await setAddress(B);
    await at('10:00', '2026-03-04');
    await work();
    expect(mailbox.taken).toHaveLength(1);
    expect((await look(A)).body).toMatchObject({ ended: false });
  });
});

describe('twice within the rest is one mail', () => {
  test('spare portions', { tags: 'ci' }, async () => {
    await ordered();
    await at('15:00');
    await spare(2);
    await at('15:03');
    await work();
    await spare(3);
    await at('15:07');
    await work();
    expect(mailbox.taken).toHaveLength(1);
    await at('15:08');
    await work();
    await work();
    expect(mailbox.taken).toHaveLength(2);
    expect(mailbox.taken[1]?.text).toContain('점심 1개 → 4개');
  });

  test('students who leave', { tags: 'ci' }, async () => {
    const [one, two] = [await eats(), await eats()];
    await ordered();
    const leave = async (clock: string) => {
      await at(clock);
      return server.database.db.update(students).set({ deletedAt: server.clock.now() });
    };
    expect([one, two]).toHaveLength(2);
    await leave('15:00');
    await at('15:04');
    await work();
    expect(mailbox.taken).toHaveLength(1);
    await at('15:05');
    await work();
    expect(mailbox.taken[1]?.text).toContain('점심 3개 → 0개');
  });
});
