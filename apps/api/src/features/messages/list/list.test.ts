import type { RequestOf } from '@academy/domain/http';
import type { MessageId } from '@academy/domain/ids';
import { messageEndpoints, resentSchema } from '@academy/domain/messages';
import { day, month } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '../../../db/schema';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const NOW = new Date('2026-11-24T09:00:00+09:00');
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  server.clock.set(NOW, { frozen: true });
  token = await server.managerToken('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(messages);
});

let keys = 0;
async function wrote(
  createdAt: string,
  overrides: Partial<typeof messages.$inferInsert> = {},
): Promise<MessageId> {
  keys += 1;
  const [row] = await server.database.db
    .insert(messages)
    .values({
      key: `test ${keys}`,
      kind: 'test',
      channel: 'mail',
      recipient: `to-${keys}@example.com`,
      text: '본문',
      createdAt: new Date(createdAt),
      nextAt: new Date(createdAt),
      giveUpAt: new Date(createdAt),
      ...overrides,
    })
    .returning({ id: messages.id });
  if (!row) throw new Error('the message was not inserted');
  return row.id;
}
const sent = { state: 'sent', sentAt: NOW } as const;
const failed = { state: 'dead', failure: 'unreachable' } as const;

type Query = RequestOf<typeof messageEndpoints.messages>['query'];
const read = (query: Query = {}) => server.api(token).messages({ query });
const ids = async (query: Query) => (await read(query)).content.map(({ id }) => id);
const resend = (messageIds: string[], as = token) =>
  server.callEndpoint(messageEndpoints.resendMessages, {}, { token: as, body: { messageIds } });

test('a month in Seoul, newest first, with its figures and what the month before cost', async () => {
  await wrote('2026-10-31T23:59:59.999+09:00', { ...sent, cost: 13 });
  const first = await wrote('2026-11-01T00:00:00+09:00', { ...sent, cost: 20 });
  const second = await wrote('2026-11-23T23:59:59+09:00', { ...failed, cost: 1 });
  const third = await wrote('2026-11-24T00:00:00+09:00', { state: 'dead', failure: 'replaced' });
  const fourth = await wrote('2026-11-24T08:59:00+09:00');
  const all = await read();
  expect(all.content.map(({ id }) => id)).toEqual([fourth, third, second, first]);
  expect(all.figures).toEqual({
    toCopy: 0,
    waiting: 1,
    sent: 1,
    failed: 1,
    dropped: 1,
    cost: 21,
    costBefore: 13,
  });
  expect(await ids({ day: day('2026-11-24') })).toEqual([fourth, third]);
  expect(await ids({ progress: 'failed' })).toEqual([second]);
  expect(await ids({ progress: 'dropped' })).toEqual([third]);
  expect(await ids({ month: month('2026-10') })).toHaveLength(1);
  const slice = await read({ size: 3 });
  expect(slice).toMatchObject({ hasNext: true, lastId: second });
  expect(await ids({ size: 3, lastId: second })).toEqual([first]);
});

test('what failed waits again, with the uid of the first time; the rest stays and is named', async () => {
  const one = await wrote('2026-11-24T08:00:00+09:00', { ...failed, tries: 4, uid: 'the-same' });
  const over = await wrote('2026-11-20T08:00:00+09:00', { ...failed, kind: 'order' });
  const gone = await wrote('2026-11-24T08:00:00+09:00', sent);
  expect(resentSchema.parse((await resend([one, over, gone])).body)).toEqual({
    resent: 1,
    kept: [
      { id: over, reason: 'over' },
      { id: gone, reason: 'not-failed' },
    ],
  });
  const rows = await server.database.db.select().from(messages).orderBy(messages.id);
  expect(rows).toMatchObject([
    {
      state: 'waiting',
      failure: null,
      uid: 'the-same',
      nextAt: NOW,
      giveUpAt: new Date(NOW.getTime() + 10 * 60_000),
    },
    { state: 'dead' },
    { state: 'sent' },
  ]);
  expect((await resend([one])).body).toMatchObject({ resent: 0 });
});

test('whoever may only look sends nothing', async () => {
  const one = await wrote('2026-11-24T08:00:00+09:00', failed);
  expect((await resend([one], await server.managerToken('viewer'))).status).toBe(403);
});
