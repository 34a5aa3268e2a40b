import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { enqueueAll } from './enqueue-db';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

/** More than one statement has room for. */
const CROWD = 7_000;

test('everybody of a large academy is told at once, and the same once', async () => {
  const { db } = server.database;
  const now = server.clock.now();
  const all = Array.from({ length: CROWD }, (_, index) => ({
    key: `notice news 1 ${index}`,
    kind: 'notice' as const,
    channel: 'sms' as const,
    recipient: `0105${String(index).padStart(7, '0')}`,
    subject: '',
    text: '공지가 올라왔습니다.',
    nextAt: now,
    giveUpAt: new Date(now.getTime() + 3_600_000),
  }));
  const written = await db.transaction((tx) => enqueueAll(tx, all, now));
  expect(new Set(written).size).toBe(CROWD);
  expect(await db.transaction((tx) => enqueueAll(tx, all, now))).toEqual([]);
  expect(await db.$count(messages)).toBe(CROWD);
});
