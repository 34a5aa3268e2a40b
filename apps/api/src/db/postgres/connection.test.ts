/** @module-tag ci */
import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { execute } from '../../testing/postgres/execute';
import { databaseErrorKind } from '../database-error-kind';
import { MIGRATION_LOCK } from '../migrate';
import { heardClient, socketSilentAtMost } from './connection';
import { migratePostgres } from './migrate-postgres';
import { openPostgres } from './open-postgres';
import { openSession } from './open-session';

/** Dropping its database ends a connection that a test still holds. */
const TestClient = heardClient(() => undefined);

const { serverUrl } = inject('postgres');
let databaseUrl: string;
beforeEach(async () => void (databaseUrl = await createDatabase(serverUrl)));
afterEach(() => dropDatabase(serverUrl, databaseUrl));

const endAll = (application: string) =>
  execute(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = '${application}' and datname = current_database()`,
  );

// An `error` event without a listener fails the run, as it would end the server.
test('a connection that ends inside a transaction fails that transaction and nothing else', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { db, close } = openPostgres(databaseUrl, onError);
  onTestFinished(close);
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await endAll('academy');
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    await tx.execute(sql`select 2`);
  });
  await expect(cut).rejects.toSatisfy((error) => databaseErrorKind(error) === 'busy');
  const { rows } = await db.execute(sql`select 3 as next`);
  expect(rows).toEqual([{ next: 3 }]);
});

test('a session of a command that is cut while it is idle fails at its next query', async () => {
  const { db, close } = await openSession(databaseUrl);
  onTestFinished(close);
  await endAll('academy-operate');
  await vi.waitFor(() => expect(db.execute(sql`select 1`)).rejects.toThrow('select 1'));
});

test('migrations start over when their connection is cut', async () => {
  const holder = new TestClient({ connectionString: databaseUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const migrating = migratePostgres(databaseUrl);
  await vi.waitFor(async () => {
    const { rows } = await holder.query(
      `select 1 from pg_stat_activity where application_name = 'academy-migrate' and wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  });
  await endAll('academy-migrate');
  await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  expect(await migrating).not.toEqual([]);
});

test('a server that answers nothing is given up', async () => {
  const taken = new Set<Socket>();
  const silent = createServer((socket) => taken.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const socket of taken) socket.destroy();
    silent.close();
  });
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const client = new TestClient({
    host: '127.0.0.1',
    port: address.port,
    stream: socketSilentAtMost(100),
  });
  await expect(client.connect()).rejects.toSatisfy((error) => databaseErrorKind(error) === 'busy');
});
