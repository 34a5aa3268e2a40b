import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/open';
import { messages } from '../../db/schema';
import { transact } from '../../http/writes/transact';
import { enqueue } from '../../shared/messages/enqueue-db';
import { testDriver } from '../database/test-database';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { startMailbox } from '../servers/mailbox';
import { temporaryFolder } from '../storage/temporary-folder';
import { startChild } from './child';

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

/** `count` mails that wait, and processes that send them. */
export async function waitingMails(count: number) {
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
