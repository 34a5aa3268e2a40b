import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../db/postgres/open-postgres';
import { messages } from '../db/schema';
import { openChannels } from '../features/messages/channels/open-channels';
import { enqueue } from '../shared/messages/enqueue-db';
import { waitingOrder } from '../testing/data/some-order';
import { ask } from '../testing/postgres/ask';
import { createDatabase, dropDatabase } from '../testing/postgres/databases';
import { execute } from '../testing/postgres/execute';
import { startMailbox } from '../testing/servers/mailbox';
import { sealRegularly } from './seal-regularly';
import { sendRegularly } from './send-regularly';

const { serverUrl, template } = inject('postgres');
const ROUNDS = 3;
const clock = () => new Date();

/** Whatever works in the background of a server, on connections that can be ended. */
async function startWorkers() {
  const databaseUrl = await createDatabase(serverUrl, { template });
  onTestFinished(() => dropDatabase(serverUrl, databaseUrl));
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.close());
  const database = openPostgres(databaseUrl);
  onTestFinished(() => database.close());
  const { db } = database;
  const onError = vi.fn<(error: unknown) => void>();
  const channels = async () => openChannels(mailbox.env);
  const sending = { db, channels, clock, adminUrl: 'http://desk', isReadOnly: () => false };
  onTestFinished(sendRegularly({ ...sending, onError }));
  onTestFinished(sealRegularly({ db, clock, onHead: () => undefined, onError }));
  return {
    mailbox,
    /** A mail that waits, and an entry that is not sealed. */
    giveWork: (number: number) =>
      db.transaction(async (tx) => {
        await enqueue(
          tx,
          {
            ...waitingOrder,
            key: `order ${number}`,
            subject: `${number}`,
            giveUpAt: new Date(Date.now() + 3_600_000),
          },
          clock(),
        );
        await tx.execute(
          sql`insert into audit_log (at, actor_kind, actor_name, action, entity) values (now(), 'system', 'system', 'login', 'x')`,
        );
      }),
    endConnections: () =>
      execute(
        databaseUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'academy' and datname = current_database()`,
      ),
    states: async () =>
      (await db.select({ state: messages.state }).from(messages)).map((row) => row.state),
    unsealed: async () => {
      const [found] = await ask<{ left: number }>(
        databaseUrl,
        'select (select count(*) from audit_log)::int - (select count(*) from audit_chain)::int as left',
      );
      return found?.left;
    },
  };
}

test('what sends and what seals goes on when its connections are ended, idle or in the middle of a mail', async () => {
  const { mailbox, giveWork, endConnections, states, unsealed } = await startWorkers();
  for (let round = 1; round <= ROUNDS; round += 1) {
    mailbox.hold();
    // The pool may lend a connection once more before it hears that it has ended.
    await vi.waitFor(() => giveWork(round));
    await mailbox.until(round);
    await endConnections();
    mailbox.release();
    await vi.waitFor(async () => expect(await states()).toEqual(Array(round).fill('sent')), {
      timeout: 15_000,
    });
    await vi.waitFor(async () => expect(await unsealed()).toBe(0), { timeout: 15_000 });
    await endConnections();
  }
  expect(mailbox.taken).toHaveLength(ROUNDS);
}, 60_000);
