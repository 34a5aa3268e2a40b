import type { MessageId } from '@academy/domain/ids';
import { messageEndpoints } from '@academy/domain/messages';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits, messages } from '../../db/schema';
import { countFailedMessages } from '../../http/metrics/waiting-counts-db';
import { enqueue } from '../../shared/messages/enqueue-db';
import { allNoticesOn, saveNotices } from '../../testing/calls/save-notices';
import { takeBack, writtenSchema } from '../../testing/calls/take-back';
import { insertStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { Channel } from './channels/channel';
import { sendNext } from './send-due';
import { noticeSetting } from '../../shared/settings/kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';

const HOUR_MS = 3_600_000;
const PRICE = allNoticesOn.smsPrice;
const TELLS_BUDGET =
  '이번 달 문자 예산 36원 중 0원이 남아 보낼 수 없습니다. 시스템 설정의 보호자 알림에서 예산을 늘리거나 다음 달에 보내세요.';

let server: TestApp;
let token: string;
let studentId: Awaited<ReturnType<typeof insertStudent>>;
const taken: string[] = [];
beforeAll(async () => {
  server = await startTestApp();
  studentId = await insertStudent(server.database.db, { name: '한별' });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [messages, limits]) await server.database.db.delete(table);
  await forgetSettings(server.database.db, noticeSetting);
  taken.length = 0;
  await at('2026-03-10T14:00');
});

async function at(time: string) {
  server.clock.set(new Date(`${time}:00+09:00`), { frozen: true });
  token = await server.managerToken('admin');
}
const save = (more: object) => saveNotices(server, token, { ...allNoticesOn, ...more });
const phone: Channel = {
  from: '0212345678',
  send: async ({ text }) => {
    taken.push(text);
    return { providerId: null };
  },
};
const sending = (channel = phone) => ({
  db: server.database.db,
  clock: server.clock.now,
  channels: async () => ({ sms: channel, alimtalk: channel, mail: channel }),
});
const work = async () => {
  while (await sendNext(sending()));
};
/** Writes notices of one kind that tell nothing any more after so many hours. */
async function tell(
  texts: string[],
  { channel = 'sms', hours = 2 }: { channel?: 'sms' | 'mail'; hours?: number } = {},
) {
  const now = server.clock.now();
  const giveUpAt = new Date(now.getTime() + hours * HOUR_MS);
  const ids: (MessageId | null)[] = [];
  for (const text of texts) {
    const to = { channel, recipient: '01077778888', subject: '', studentId };
    const key = `${text} ${now.toISOString()}`;
    ids.push(
      await server.database.db.transaction((tx) =>
        enqueue(tx, { ...to, kind: 'arrived', key, text, giveUpAt }, now),
      ),
    );
  }
  return ids;
}
const states = async () =>
  (await server.database.db.select().from(messages).orderBy(asc(messages.id))).map(
    ({ text, state, failure }) => `${text} ${state} ${failure ?? ''}`.trim(),
  );
const budgetNow = async () =>
  (await server.callEndpoint(messageEndpoints.messageBudget, {}, { token })).body;
const tryOut = () =>
  server.callEndpoint(
    messageEndpoints.sendTestNotice,
    {},
    { token, body: { phone: '01012345678' } },
  );

describe('the setting', () => {
  test('there is no limit at first; one is saved, and taken back', async () => {
    expect(await budgetNow()).toEqual({ month: '2026-03', spent: 0, budget: null, left: null });
    await save({});
    const saved = writtenSchema.parse((await save({ monthlyBudget: 20_000 })).body);
    expect(await budgetNow()).toMatchObject({ budget: 20_000, left: 20_000 });
    await takeBack(server, token, saved);
    expect(await budgetNow()).toMatchObject({ budget: null, left: null });
  });

  test.each([[-1], [100_000_001]])('%j: says what may be entered', async (monthlyBudget) => {
    expect(await save({ monthlyBudget })).toMatchObject({
      status: 400,
      body: {
        errors: {
          monthlyBudget:
            '한 달 예산을 0원부터 100,000,000원까지 입력하거나, 제한이 없으면 비워 두세요.',
        },
      },
    });
  });
  test.each([[1.5], ['10000']])('%j: names the field', async (monthlyBudget) => {
    const { status, body } = await save({ monthlyBudget });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errors: { monthlyBudget: expect.any(String) } }),
    ]);
  });
});

describe('what the budget does not pay', () => {
  test('waits; mail goes on', async () => {
    await save({ monthlyBudget: 2 * PRICE });
    await tell(['1', '2', '3']);
    await tell(['메일'], { channel: 'mail' });
    await work();
    expect(await states()).toEqual(['1 sent', '2 sent', '3 waiting over-budget', '메일 sent']);
    expect(await budgetNow()).toMatchObject({ spent: 36, budget: 36, left: 0 });
  });

  test('goes out at once when the budget is raised', async () => {
    await save({ monthlyBudget: 0 });
    await tell(['1']);
    await work();
    expect(await states()).toEqual(['1 waiting over-budget']);
    await save({ monthlyBudget: PRICE });
    await work();
    expect(await states()).toEqual(['1 sent']);
  });

  test('goes out when the month begins in Seoul', async () => {
    await at('2026-03-31T23:00');
    await save({ monthlyBudget: PRICE });
    await tell(['1', '2'], { hours: 24 });
    await work();
    await at('2026-03-31T23:59');
    await work();
    expect(await states()).toEqual(['1 sent', '2 waiting over-budget']);
    await at('2026-04-01T00:20');
    await work();
    expect(await states()).toEqual(['1 sent', '2 sent']);
    expect(await budgetNow()).toMatchObject({ month: '2026-04', spent: 18, left: 0 });
  });

  test('fails where it is seen when its time is over', async () => {
    await save({ monthlyBudget: 0 });
    await tell(['1']);
    await work();
    for (const time of ['14:10', '14:30', '14:50', '15:10', '15:30', '15:50', '16:00']) {
      await at(`2026-03-10T${time}`);
      await work();
    }
    expect([await states(), taken]).toEqual([['1 dead over-budget'], []]);
    const api = server.api(token);
    expect((await api.messages({ query: { progress: 'failed' } })).figures.failed).toBe(1);
    expect((await api.todayTasks({})).failedMessages).toBe(1);
    expect(await countFailedMessages(server.database.db, server.clock.now())).toEqual({
      'over-budget': 1,
    });
  });

  test('is refused of a test, in a sentence that says how to go on', async () => {
    await save({ monthlyBudget: 2 * PRICE });
    await tell(['1', '2']);
    await work();
    expect(await tryOut()).toMatchObject({
      status: 409,
      body: { code: 'over-budget', message: TELLS_BUDGET },
    });
    expect(await states()).toHaveLength(2);
    await save({ monthlyBudget: 4 * PRICE });
    expect((await tryOut()).status).toBe(200);
  });
});

test('what another process is sending is counted: two at once never spend more', async () => {
  await save({ monthlyBudget: PRICE });
  await tell(['1', '2']);
  let reached = () => {};
  const isSending = new Promise<void>((resolve) => (reached = resolve));
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  const slow: Channel = {
    ...phone,
    send: async (message) => {
      reached();
      await isFinished;
      return phone.send(message);
    },
  };
  const first = sendNext(sending(slow));
  await isSending;
  await sendNext(sending());
  expect(taken).toEqual([]);
  finish();
  await first;
  expect(await states()).toEqual(['1 sent', '2 waiting over-budget']);
});

test('four processes and twenty messages: all that is paid goes out, no more', async () => {
  await save({ monthlyBudget: 5 * PRICE + 1 });
  await tell(Array.from({ length: 20 }, (_, n) => String(n)));
  await Promise.all([work(), work(), work(), work()]);
  expect(taken.length).toBeLessThanOrEqual(5);
  await at('2026-03-10T14:01');
  await work();
  expect(taken).toHaveLength(5);
  expect(await budgetNow()).toMatchObject({ spent: 90, left: 1 });
});
