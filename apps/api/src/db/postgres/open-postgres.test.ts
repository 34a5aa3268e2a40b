/** @module-tag ci */
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import type { Database } from '../database';
import { migrationsFolder } from '../migrate';
import { openDatabase } from '../open';
import { students } from '../schema';

const { serverUrl } = inject('postgres');
let databaseUrl: string;
let databases: Database[] = [];
const open = async (): Promise<Database> => {
  const database = await openDatabase({ databaseUrl });
  databases.push(database);
  return database;
};

beforeEach(async () => void (databaseUrl = await createDatabase(serverUrl)));
afterEach(async () => {
  for (const database of databases) await database.close();
  databases = [];
  await dropDatabase(serverUrl, databaseUrl);
});

test('processes that start at once on an empty database migrate it once', async () => {
  const all = await Promise.all([open(), open(), open(), open()]);
  const migrations = readMigrationFiles({ migrationsFolder });
  for (const { db } of all) {
    const { rows } = await db.execute(
      sql`select hash from drizzle.__drizzle_migrations order by id`,
    );
    expect(rows).toEqual(migrations.map(({ hash }) => ({ hash })));
    expect(await db.select().from(students)).toEqual([]);
  }
});

test('a lost LISTEN connection comes back by itself and says that something may have been missed', async () => {
  const { db, listen } = await open();
  const heard: string[] = [];
  const onGap = vi.fn<() => void>();
  await listen('academy', (payload) => heard.push(payload), onGap);
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'academy-listen' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  await db.execute(sql`select pg_notify('academy', 'again')`);
  await vi.waitFor(() => expect(heard).toEqual(['again']));
});

test('nobody waits long: statements, locks and forgotten transactions end by themselves', async () => {
  const { db } = await open();
  const { rows } = await db.execute(sql`
    select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`);
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '3000' },
    { name: 'statement_timeout', setting: '5000' },
  ]);
});

test('when all connections stay busy the next caller is told so instead of queueing for ever', async () => {
  const { db } = await open();
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const busy = Array.from({ length: 8 }, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await opened;
    }),
  );
  await expect(db.execute(sql`select 1`)).rejects.toHaveProperty(
    'cause.message',
    expect.stringContaining('timeout exceeded when trying to connect'),
  );
  gate.emit('open');
  await Promise.all(busy);
});
