import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/open';
import { messages } from '../../db/schema';
import { transact } from '../../http/writes/transact';
import { enqueue } from '../../shared/messages/enqueue-db';
import { waitingOrder } from '../data/some-order';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { startMailbox } from '../servers/mailbox';
import { startChild } from './child';

/** Longer than a message belongs to a process. */
const LEASE_MS = 3 * 60_000;

/** `count` mails that wait, and processes that send them. */
export async function waitingMails(count: number) {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.close());
  // One that other processes can open, too.
  const { serverUrl, template } = inject('postgres');
  const databaseUrl = await createDatabase(serverUrl, { template });
  onTestFinished(() => dropDatabase(serverUrl, databaseUrl));
  const withDatabase = async <T>(
    work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
  ) => {
    const database = await openDatabase({ databaseUrl });
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
            ...waitingOrder,
            key: `order ${number}`,
            subject: `${number}`,
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
        DATABASE_URL: databaseUrl,
        ...mailbox.env,
        AHEAD_MS: String(round * LEASE_MS),
      }),
    states: () =>
      withDatabase(async ({ db }) =>
        (await db.select({ state: messages.state }).from(messages)).map(({ state }) => state),
      ),
  };
}
