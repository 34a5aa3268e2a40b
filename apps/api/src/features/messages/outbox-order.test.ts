import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { Channel } from './channels/channel';
import { sendNext } from './send-due';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

test('what guardians are told does not wait for what a school of students asked for', async () => {
  const { db } = server.database;
  const now = server.clock.now();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const row = {
    recipient: '01012345678',
    text: '김하늘',
    giveUpAt: new Date(now.getTime() + 3_600_000),
    createdAt: minutesAgo(5),
  };
  await db.insert(messages).values([
    { ...row, key: 'menu 1', kind: 'menu', channel: 'push', nextAt: minutesAgo(5) },
    { ...row, key: 'menu 2', kind: 'menu', channel: 'push', nextAt: minutesAgo(4) },
    { ...row, key: 'arrived', kind: 'arrived', channel: 'sms', nextAt: minutesAgo(1) },
  ]);
  const sent: string[] = [];
  const channel: Channel = {
    from: '021234567',
    send: async ({ kind }) => {
      sent.push(kind);
      return { providerId: null };
    },
  };
  while (await sendNext({ db, clock: () => now, channels: { push: channel, sms: channel } }));
  expect(sent).toEqual(['arrived', 'menu', 'menu']);
});
