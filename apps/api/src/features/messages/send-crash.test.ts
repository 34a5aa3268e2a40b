import { once } from 'node:events';
import { inject, onTestFinished } from 'vitest';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/open';
import { messages } from '../../db/schema';
import { kill, startChild } from '../../testing/crash/child';
import { testDriver } from '../../testing/database/test-database';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { startMailbox } from '../../testing/servers/mailbox';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { transact } from '../../http/writes/transact';
import { enqueue } from '../../shared/messages/enqueue-db';

/** Longer than a message belongs to a process. */
const LEASE_MS = 3 * 60_000;

/** A database that other processes can open, too. */
async function aPlace(): Promise<{ DATABASE_URL?: string; DATA_DIR?: string }> {
  if (testDriver === 'embedded') return { DATA_DIR: temporaryFolder() };
  const { serverUrl, template } = inject('postgres');
  const url = await createDatabase(serverUrl, { template });
  onTestFinished(() => dropDatabase(serverUrl, url));
  return { DATABASE_URL: url };
}

async function setUp(count: number) {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.close());
  const place = await aPlace();
  const withDatabase = async <T>(
    work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
  ) => {
    const database = await openDatabase({
      databaseUrl: place.DATABASE_URL,
      dataDir: place.DATA_DIR,
    });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const now = new Date();
  await withDatabase(({ db }) =>
    transact(db, async (tx) => {
      for (let number = 0; number < count; number += 1)
        await enqueue(
          tx,
          {
            key: `order ${number}`,
            kind: 'order',
            channel: 'mail',
            recipient: 'order@caterer.example',
            subject: `${number}`,
            text: '49',
            giveUpAt: new Date(now.getTime() + 24 * 3_600_000),
          },
          now,
        );
    }),
  );
  return {
    mailbox,
    /** One more process, in a later present each time. */
    start: (round: number) =>
      startChild('send-loop', {
        ...place,
        ...mailbox.env,
        AHEAD_MS: String(round * LEASE_MS),
      }),
    states: () =>
      withDatabase(async ({ db }) =>
        (await db.select({ state: messages.state }).from(messages)).map(({ state }) => state),
      ),
  };
}

test('killed between the sending and the noting: the mailbox shows the mail once', async () => {
  const { mailbox, start, states } = await setUp(1);
  mailbox.hold();
  const first = await start(0);
  const firstOver = once(first, 'exit');
  await mailbox.until(1);
  kill(first);
  await firstOver;
  mailbox.release();
  expect(await states()).toEqual(['sending']);
  await once(await start(1), 'exit');
  expect(mailbox.shown()).toHaveLength(1);
  expect(mailbox.taken).toHaveLength(2);
  expect(mailbox.taken[1]?.raw).toBe(mailbox.taken[0]?.raw);
  expect(await states()).toEqual(['sent']);
});

test('killed again and again at any moment: no gap, and nothing twice in the mailbox', async () => {
  const { mailbox, start, states } = await setUp(30);
  for (let round = 0; round < 2; round += 1) {
    const child = await start(round);
    const over = once(child, 'exit');
    await mailbox.until(mailbox.taken.length + 1 + Math.floor(Math.random() * 12));
    kill(child);
    await over;
  }
  await once(await start(2), 'exit');
  expect(new Set(await states())).toEqual(new Set(['sent']));
  expect(
    mailbox
      .shown()
      .map(({ subject }) => Number(subject))
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 30 }, (_, number) => number));
  // Each kill costs one mail at most.
  expect(mailbox.taken.length).toBeLessThanOrEqual(32);
});
