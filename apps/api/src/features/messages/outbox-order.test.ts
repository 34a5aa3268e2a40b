import { defaultFeatures } from '@academy/domain/features';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../../db/schema';
import { featureSetting } from '../../shared/settings/features-db';
import { storeSetting } from '../../testing/data/store-setting';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { Channel } from './channels/channel';
import { sendNext } from './send-due';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

const minutesAgo = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000);
const row = () => ({
  recipient: '01012345678',
  text: '김하늘',
  giveUpAt: minutesAgo(-60),
  createdAt: minutesAgo(5),
});

/** The kinds of what goes out now, in order. */
async function sendAll(): Promise<string[]> {
  const sent: string[] = [];
  const channel: Channel = {
    from: '021234567',
    send: async ({ kind }) => {
      sent.push(kind);
      return { providerId: null };
    },
  };
  const { db } = server.database;
  const channels = async () => ({ push: channel, sms: channel });
  while (await sendNext({ db, clock: server.clock.now, channels }));
  return sent;
}

test('what guardians are told does not wait for what a school of students asked for', async () => {
  await server.database.db.insert(messages).values([
    { ...row(), key: 'menu 1', kind: 'menu', channel: 'push', nextAt: minutesAgo(5) },
    { ...row(), key: 'menu 2', kind: 'menu', channel: 'push', nextAt: minutesAgo(4) },
    { ...row(), key: 'arrived', kind: 'arrived', channel: 'sms', nextAt: minutesAgo(1) },
  ]);
  expect(await sendAll()).toEqual(['arrived', 'menu', 'menu']);
});

test('what is about a feature that is off waits until it is on', async () => {
  const { db } = server.database;
  await db.insert(messages).values([
    { ...row(), key: 'seat', kind: 'seat-free', channel: 'push', nextAt: minutesAgo(5) },
    { ...row(), key: 'left', kind: 'left', channel: 'sms', nextAt: minutesAgo(4) },
    { ...row(), key: 'answer', kind: 'reason-answer', channel: 'push', nextAt: minutesAgo(3) },
  ]);
  await storeSetting(db, featureSetting, { ...defaultFeatures, guardians: false, mocks: false });
  expect(await sendAll()).toEqual(['reason-answer']);
  await storeSetting(db, featureSetting, { ...defaultFeatures, mocks: false });
  expect(await sendAll()).toEqual(['left']);
  await storeSetting(db, featureSetting, defaultFeatures);
  expect(await sendAll()).toEqual(['seat-free']);
});
