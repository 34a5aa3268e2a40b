import { defaultMessageSettings, messageEndpoints } from '@academy/domain/messages';
import { day, type CalendarDay } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits, mealOrders, messages, reservations, students } from '../../db/schema';
import { takeBack, writtenSchema } from '../../testing/calls/take-back';
import { insertStudent } from '../../testing/data/a-student';
import { startMailbox } from '../../testing/servers/mailbox';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { openChannels } from './channels/open-channels';
import { signingChannels } from './channels/signing';
import { orderDue } from './orders/order-due';
import { sendNext } from './send-due';
import { academySetting, messageSetting } from '../../shared/settings/kept-settings';
import { forgetSettings, storeSetting } from '../../testing/data/store-setting';

const date = day('2026-03-03');
const CUTOFF = '2026-03-02T14:00:00+09:00';
const ADMIN = 'https://admin.example.com';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let server: TestApp;
let token: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestApp({ env: mailbox.env });
  token = await server.managerToken('admin');
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});
beforeEach(async () => {
  const { db } = server.database;
  for (const table of [limits, mealOrders, messages, reservations]) await db.delete(table);
  await forgetSettings(db, messageSetting);
  await storeSetting(db, academySetting, { name: '하늘학원', deskPhone: '02-123-4567' });
  mailbox.taken.length = 0;
  mailbox.accept();
  at('2026-03-02T09:00:00+09:00');
});

const at = (instant: string) => server.clock.set(new Date(instant), { frozen: true });
const sending = () => ({
  db: server.database.db,
  clock: server.clock.now,
  channels: async () =>
    signingChannels(openChannels({ ...mailbox.env }), {
      db: server.database.db,
      keys: server.keys,
    }),
});
/** What the server does beside answering, once. */
async function work(): Promise<void> {
  const { db } = server.database;
  await orderDue({ db, adminUrl: ADMIN }, server.clock.now());
  while (await sendNext(sending()));
}
const settingsNow = () => server.callEndpoint(messageEndpoints.messageSettings, {}, { token });
async function save(body: unknown) {
  const { headers } = await settingsNow();
  return server.callEndpoint(
    messageEndpoints.saveMessageSettings,
    {},
    {
      token,
      body,
      headers: { 'if-match': headers.get('etag') ?? '' },
    },
  );
}
const switchOn = () =>
  save({ ...defaultMessageSettings, orderMail: true, orderAddress: 'order@caterer.example' });

let phones = 0;
async function eats(meals: { lunch: boolean; dinner: boolean }, on: CalendarDay = date) {
  const { db } = server.database;
  phones += 1;
  const studentId = await insertStudent(db, { phone: `0107777${String(phones).padStart(4, '0')}` });
  const updatedAt = server.clock.now();
  await db
    .insert(reservations)
    .values({ ...meals, studentId, date: on, updatedAt, updatedByKind: 'student' });
}
const linkIn = (text: string) => /order#(\S+)\/(\S+)/.exec(text)?.slice(1) ?? [];

describe('settings', () => {
  test('off until somebody switches them on; undone they are off again', async () => {
    expect((await settingsNow()).body).toMatchObject({
      settings: { orderMail: false, orderAddress: '' },
      version: 0,
    });
    const switched = writtenSchema.parse((await switchOn()).body);
    expect(switched).toMatchObject({ settings: { orderMail: true }, version: 1 });
    await takeBack(server, token, switched);
    expect((await settingsNow()).body).toMatchObject({ settings: { orderMail: false } });
  });

  test.each([
    [
      { ...defaultMessageSettings, orderMail: true, orderAddress: ' ' },
      '발주를 받을 메일 주소를 입력하세요.',
    ],
    [
      { ...defaultMessageSettings, orderMail: true, orderAddress: 'order' },
      '메일 주소를 order@example.com처럼 입력하세요.',
    ],
  ])('%j: says which field, and writes nothing', async (body, text) => {
    expect(await save(body)).toMatchObject({
      status: 400,
      body: { errors: { orderAddress: text } },
    });
    expect((await settingsNow()).body).toMatchObject({ version: 0 });
  });

  test('says which channels there are, and never the password', async () => {
    const { body, text } = await server.callEndpoint(
      messageEndpoints.messageChannels,
      {},
      { token },
    );
    expect(body).toMatchObject({ mail: { ready: true, from: 'desk@academy.example' } });
    expect(text).not.toContain('word@');
  });
});

describe('a test mail', () => {
  const write = (address = 'me@example.com') =>
    server.callEndpoint(messageEndpoints.sendTestMessage, {}, { token, body: { address } });
  const idOf = z.object({ id: z.string() });
  async function outcome({ body }: { body: unknown }) {
    const { id: messageId } = idOf.parse(body);
    return (await server.callEndpoint(messageEndpoints.message, { messageId }, { token })).body;
  }

  test('waits in the outbox and goes out at the next look', async () => {
    const written = await write();
    expect(written.body).toMatchObject({ state: 'waiting', tries: 0 });
    await work();
    expect(await outcome(written)).toMatchObject({ state: 'sent', tries: 1, failure: null });
    expect(mailbox.taken).toMatchObject([
      { to: ['me@example.com'], subject: '[하늘학원] 테스트 메일' },
    ]);
  });

  test.each([
    ['login', 535, 'waiting', 'login-refused'],
    ['recipient', 550, 'dead', 'recipient-refused'],
    ['recipient', 450, 'waiting', 'refused'],
    ['mail', 554, 'waiting', 'refused'],
  ] as const)('refused at %s with %i: %s, %s', async (where, code, state, failure) => {
    mailbox.refuse(where, code);
    const written = await write();
    await work();
    expect(await outcome(written)).toMatchObject({ state, failure });
  });

  test('without a mail server, or when its time is over, it is given up', async () => {
    const [one, two] = [await write(), await write()];
    await sendNext({ ...sending(), channels: async () => ({}) });
    at('2026-03-02T09:10:00+09:00');
    await work();
    expect(await outcome(one)).toMatchObject({ state: 'dead', failure: 'not-set-up' });
    expect(await outcome(two)).toMatchObject({ state: 'dead', failure: 'too-late' });
  });

  test('one that is not there: 404', async () => {
    expect(
      (await server.callEndpoint(messageEndpoints.message, { messageId: '99' }, { token })).status,
    ).toBe(404);
  });

  test('to something that is no address: 400', async () => {
    expect((await write('나')).body).toMatchObject({
      errors: { address: '메일 주소를 order@example.com처럼 입력하세요.' },
    });
  });
});

describe('the order of a day', () => {
  test('goes out once, at the cutoff', async () => {
    await switchOn();
    await eats({ lunch: true, dinner: false });
    await eats({ lunch: true, dinner: true });
    at('2026-03-02T13:59:59.999+09:00');
    await work();
    expect(mailbox.taken).toEqual([]);
    at(CUTOFF);
    await work();
    await work();
    expect(mailbox.taken).toMatchObject([
      { to: ['order@caterer.example'], subject: '[하늘학원] 3월 3일 (화) 도시락 주문' },
    ]);
    expect(mailbox.taken[0]?.text).toContain('3월 3일 (화) 점심 2개, 저녁 1개 – 하늘학원');
    expect(mailbox.taken[0]?.text).toContain(`${ADMIN}/order#2026-03-03/`);
  });

  test('not while it is off, and not for a day that was locked before', async () => {
    await eats({ lunch: true, dinner: false });
    at(CUTOFF);
    await work();
    at('2026-03-02T14:00:01+09:00');
    await switchOn();
    await work();
    expect(mailbox.taken).toEqual([]);
  });

  test('whoever left is not counted', async () => {
    await switchOn();
    await eats({ lunch: true, dinner: false });
    await server.database.db.update(students).set({ deletedAt: new Date() });
    at(CUTOFF);
    await work();
    await server.database.db.update(students).set({ deletedAt: null });
    expect(mailbox.taken).toEqual([]);
  });

  test('a change is a new version that says what differs, when the numbers have stood still', async () => {
    await switchOn();
    await eats({ lunch: true, dinner: false });
    at(CUTOFF);
    await work();
    at('2026-03-02T15:00:00+09:00');
    await eats({ lunch: true, dinner: true });
    at('2026-03-02T15:04:59.999+09:00');
    await work();
    expect(mailbox.taken).toHaveLength(1);
    at('2026-03-02T15:05:00+09:00');
    await work();
    expect(mailbox.taken[1]).toMatchObject({
      subject: '[하늘학원] 3월 3일 (화) 도시락 주문 변경 (2번째)',
    });
    expect(mailbox.taken[1]?.text).toContain('바뀐 점: 점심 1개 → 2개, 저녁 0개 → 1개');
  });

  test('waits for a server that is away, and the newest version alone goes out then', async () => {
    await switchOn();
    await eats({ lunch: true, dinner: false });
    at(CUTOFF);
    mailbox.refuse('login', 454);
    await work();
    await eats({ lunch: true, dinner: false });
    at('2026-03-02T14:10:00+09:00');
    await work();
    mailbox.accept();
    at('2026-03-02T15:10:00+09:00');
    await work();
    expect(mailbox.taken).toMatchObject([{ subject: '[하늘학원] 3월 3일 (화) 도시락 주문' }]);
    expect(mailbox.taken[0]?.text).toContain('점심 2개');
    expect(mailbox.taken[0]?.text).not.toContain('바뀐 점');
    expect(await server.database.db.select().from(messages).orderBy(messages.id)).toMatchObject([
      { state: 'dead', failure: 'replaced' },
      { state: 'sent', tries: 2 },
    ]);
  });

  test('two processes at once order and send it once', async () => {
    await switchOn();
    await eats({ lunch: true, dinner: false });
    at(CUTOFF);
    await Promise.all([work(), work(), work()]);
    expect(mailbox.taken).toHaveLength(1);
    expect(await server.database.db.$count(mealOrders)).toBe(1);
  });
});

describe("the caterer's page", () => {
  async function ordered() {
    await switchOn();
    await eats({ lunch: true, dinner: false });
    at(CUTOFF);
    await work();
    const [of, signature] = linkIn(mailbox.taken.at(-1)?.text ?? '');
    return { date: of, signature };
  }
  const look = (link: object) => server.callEndpoint(messageEndpoints.catererOrder, { ...link });
  const confirm = (link: object, version: unknown = 1) =>
    server.callEndpoint(messageEndpoints.confirmOrder, { ...link }, { body: { version } });

  test('shows numbers to whoever has the address, and nobody’s name', async () => {
    const { body, status } = await look(await ordered());
    expect([status, body]).toEqual([
      200,
      {
        academy: '하늘학원',
        deskPhone: '02-123-4567',
        date,
        version: 1,
        counts: { lunch: 1, dinner: 0 },
        before: null,
        orderedAt: new Date(CUTOFF).toISOString(),
        confirmedAt: null,
        ended: false,
      },
    ]);
  });

  test.each([
    ['another day', { date: '2026-03-04' }],
    ['a signature that is none', { signature: 'x' }],
    ['one of the right length', { signature: 'a'.repeat(22) }],
  ])('%s: 404', async (_, other) => {
    const link = { ...(await ordered()), ...other };
    expect((await look(link)).status).toBe(404);
    expect((await confirm(link)).status).toBe(404);
  });

  test('a month later it shows nothing any more', async () => {
    const link = await ordered();
    at('2026-04-03T23:59:59+09:00');
    expect((await look(link)).status).toBe(200);
    at('2026-04-04T00:00:00+09:00');
    expect((await look(link)).status).toBe(404);
  });

  test('the first confirmation counts', async () => {
    const link = await ordered();
    at('2026-03-02T14:30:00+09:00');
    expect((await confirm(link)).body).toMatchObject({ confirmedAt: '2026-03-02T05:30:00.000Z' });
    at('2026-03-02T14:40:00+09:00');
    expect((await confirm(link)).body).toMatchObject({ confirmedAt: '2026-03-02T05:30:00.000Z' });
  });

  test('numbers that have changed are not confirmed', async () => {
    const link = await ordered();
    await eats({ lunch: true, dinner: false });
    at('2026-03-02T14:30:00+09:00');
    await work();
    expect(await confirm(link)).toMatchObject({ status: 409, body: { code: 'order-changed' } });
    expect((await look(link)).body).toMatchObject({
      version: 2,
      counts: { lunch: 2 },
      before: { lunch: 1 },
      confirmedAt: null,
    });
    expect((await confirm(link, 2)).status).toBe(200);
  });

  test.each([['1'], [null], [1.5]])('version %j: 400', async (version) => {
    expect((await confirm(await ordered(), version)).status).toBe(400);
  });
});
