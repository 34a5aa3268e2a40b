import { messageEndpoints } from '@academy/domain/messages';
import { erasureEndpoints, EXPIRED_TEXT } from '@academy/domain/students';
import { day, instantAt, type CalendarDay } from '@academy/domain/time';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog, messages, statementRows } from '../../../db/schema';
import { scenarioStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { expireTexts } from './expire-texts';

let server: TestApp;
let admin: string;
beforeEach(async () => {
  server = await startTestApp({ now: '2026-08-31T23:30:00.000+09:00' });
  admin = await server.managerToken('admin');
});
afterEach(() => server.close());

const at = (instant: string) => server.clock.set(new Date(instant), { frozen: true });
const run = () => expireTexts(server.database.db, server.clock.now());

/** A message that was written on a day at noon, and a row of that day. */
async function kept(written: CalendarDay, state: 'sent' | 'waiting' = 'sent') {
  const { db } = server.database;
  const createdAt = instantAt(written, 12);
  await db.insert(messages).values({
    key: `test ${written} ${state}`,
    kind: 'test',
    channel: 'alimtalk',
    studentId: scenarioStudent(server, 0),
    recipient: '01077770000',
    subject: '제목',
    text: `비밀 ${written}`,
    template: { id: 'T1', variables: { 이름: '비밀' } },
    state,
    cost: 13,
    nextAt: createdAt,
    giveUpAt: createdAt,
    createdAt,
    ...(state === 'sent' && { sentAt: createdAt }),
  });
  const [by] = server.managers;
  if (!by) throw new Error('no manager');
  await db.insert(statementRows).values({
    day: written,
    name: `입금자 ${written}`,
    amount: 5000,
    memo: '급식',
    importedAt: createdAt,
    importedBy: by,
  });
}

async function save(body: object) {
  const { headers } = await server.callEndpoint(
    erasureEndpoints.editedErasureSettings,
    {},
    { token: admin },
  );
  return server.callEndpoint(
    erasureEndpoints.saveErasureSettings,
    {},
    {
      token: admin,
      body: { afterMonths: null, messageMonths: null, bankRowMonths: null, ...body },
      headers: { 'if-match': headers.get('etag') ?? '' },
    },
  );
}
const preview = async (query: string) =>
  erasureEndpoints.erasures.response.parse(
    (await server.call('GET', `/api/admin/erasures?${query}`, { token: admin })).body,
  );
const texts = async () =>
  (await server.database.db.select().from(messages).orderBy(asc(messages.id))).map(
    ({ text }) => text,
  );
const payers = async () =>
  (await server.database.db.select().from(statementRows).orderBy(asc(statementRows.id))).map(
    ({ name, memo }) => `${name} ${memo}`,
  );

test('after its months, and never within a week of the save, a message loses its words and a row its payer; the rest stays', async () => {
  await kept(day('2025-08-31'));
  await kept(day('2025-09-07'));
  await kept(day('2025-09-08'));
  expect((await save({ messageMonths: 12, bankRowMonths: 12 })).status).toBe(200);
  at('2026-09-06T23:59:00+09:00');
  await run();
  expect(await texts()).not.toContain(EXPIRED_TEXT);
  at('2026-09-07T00:01:00+09:00');
  await run();
  expect(await texts()).toEqual([EXPIRED_TEXT, EXPIRED_TEXT, '비밀 2025-09-08']);
  expect(await payers()).toEqual([' ', ' ', '입금자 2025-09-08 급식']);
  const { db } = server.database;
  expect(await db.select().from(messages).orderBy(asc(messages.id)).limit(1)).toMatchObject([
    {
      recipient: '',
      subject: '',
      template: null,
      state: 'sent',
      cost: 13,
      studentId: scenarioStudent(server, 0),
    },
  ]);
  expect(
    await db.select().from(statementRows).orderBy(asc(statementRows.id)).limit(1),
  ).toMatchObject([{ day: '2025-08-31', amount: 5000 }]);
  await run();
  expect(
    (await db.select().from(auditLog)).filter(({ action }) => action === 'expire-texts'),
  ).toMatchObject([{ actorKind: 'system', after: { messages: 2, bankRows: 2 } }]);
});

test('each by its own rule: of what has none everything stays, and of what is to be sent still', async () => {
  await kept(day('2026-05-01'));
  await kept(day('2026-05-02'), 'waiting');
  await save({ messageMonths: 1 });
  at('2026-09-20T00:01:00+09:00');
  await run();
  expect(await texts()).toEqual([EXPIRED_TEXT, '비밀 2026-05-02']);
  expect(await payers()).toEqual(['입금자 2026-05-01 급식', '입금자 2026-05-02 급식']);
});

test('before it is saved stands how many it reaches within 30 days; what was emptied is not counted again', async () => {
  await kept(day('2025-08-31'));
  await kept(day('2025-09-30'));
  await kept(day('2025-10-01'));
  expect(await preview('')).toMatchObject({ messages: 0, bankRows: 0 });
  expect(await preview('messageMonths=12&bankRowMonths=13')).toMatchObject({
    messages: 2,
    bankRows: 1,
  });
  await save({ messageMonths: 12 });
  expect(await preview('')).toMatchObject({ messages: 2, bankRows: 0 });
  at('2026-09-30T00:01:00+09:00');
  await run();
  admin = await server.managerToken('admin');
  expect(await preview('')).toMatchObject({ messages: 1 });
});

test.each([
  [{ messageMonths: 0 }, 'messageMonths'],
  [{ messageMonths: 121 }, 'messageMonths'],
  [{ bankRowMonths: 11 }, 'bankRowMonths'],
])('%j is refused by name', async (body, field) => {
  expect(await save(body)).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.any(String) } },
  });
});

test('the list of messages shows that a text is over', async () => {
  await kept(day('2026-07-01'));
  await save({ messageMonths: 1 });
  at('2026-09-20T00:01:00+09:00');
  await run();
  admin = await server.managerToken('admin');
  const { body } = await server.call('GET', `/api${messageEndpoints.messages.path}?month=2026-07`, {
    token: admin,
  });
  expect(JSON.stringify(body)).toContain(EXPIRED_TEXT);
});
