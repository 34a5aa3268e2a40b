import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { seatFreeWords } from '@academy/domain/messages';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../db/open';
import { messages, pushSettings, pushSubscriptions, sessions } from '../../../db/schema';
import { transact } from '../../../http/writes/transact';
import { notifyStudents } from '../../../shared/messages/push-db';
import { kill, startChild } from '../../../testing/crash/child';
import { insertStudent } from '../../../testing/data/a-student';
import { createDatabase, dropDatabase } from '../../../testing/postgres/databases';
import { startPushService } from '../../../testing/servers/push-service';

const COUNT = 16;
/** Longer than a message belongs to a process. */
const ROUND_MS = 3 * 60_000;
const DAY_MS = 86_400_000;

test('killed at random while it notifies phones: each phone shows each notification once', async () => {
  const { serverUrl, template } = inject('postgres');
  const url = await createDatabase(serverUrl, { template });
  onTestFinished(() => dropDatabase(serverUrl, url));
  const service = await startPushService();
  onTestFinished(() => service.close());
  const database = await openDatabase({ databaseUrl: url, dataDir: undefined });
  onTestFinished(() => database.close());
  const { db } = database;
  const now = new Date();
  const login = { createdAt: now, lastUsedAt: now, activatedAt: now };
  const names: string[] = [];
  for (let index = 0; index < COUNT; index += 1) {
    const studentId = await insertStudent(db, { phone: `0108888${String(1_000 + index)}` });
    const [session] = await db
      .insert(sessions)
      .values({
        ...login,
        subjectKind: 'student',
        subjectId: studentId,
        expiresAt: new Date(now.getTime() + DAY_MS),
      })
      .returning({ id: sessions.id });
    const { name, subscription } = service.subscribe();
    names.push(name);
    const sessionId = session?.id ?? '';
    await db
      .insert(pushSubscriptions)
      .values({ studentId, sessionId, ...subscription, createdAt: now });
    const wish = { menu: false, menuHour: 19, cutoff: false, answers: true };
    await db.insert(pushSettings).values({ studentId, ...wish, updatedAt: now });
    const told = { studentId, kind: 'seat-free' as const, what: '1', words: seatFreeWords };
    await transact(db, (tx) => notifyStudents(tx, [told], now));
  }
  // Also by night: what waits for the morning is sent now.
  await db.update(messages).set({ nextAt: now, giveUpAt: new Date(now.getTime() + DAY_MS) });

  for (let round = 0; round < 4; round += 1) {
    if (round === 1) service.loseAnswers();
    else service.accept();
    const child = await startChild('send-loop', {
      DATABASE_URL: url,
      AHEAD_MS: String(round * ROUND_MS),
    });
    const over = once(child, 'exit');
    if (round < 3) {
      await Promise.race([service.until(service.taken.length + randomInt(1, 5)), over]);
      if (child.exitCode === null) kill(child);
    }
    await over;
  }
  expect(
    service
      .shown()
      .map(({ device }) => device)
      .toSorted(),
  ).toEqual(names.toSorted());
  const rows = await db.select({ state: messages.state }).from(messages);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
});
