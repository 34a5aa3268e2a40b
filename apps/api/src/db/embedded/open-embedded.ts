import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '../database';
import { migrationsFolder } from '../migrate';
import { pendingMigrations } from '../pending-migrations-db';
import * as schema from '../schema';
import { DatabaseDamaged, refuseDamaged } from './database-damaged';
import { DurableNodeFS } from './durable-node-fs';
import { flushDirectory, flushFolder } from './flush-folder';
import { GuardedPGlite } from './guarded-pglite';
import { lockFolder } from './lock-folder';
import { maintainRegularly } from './maintain';

/** The same text for int8 and date as node-postgres gives through drizzle. */
const parsers = { [types.INT8]: (text: string) => text, [types.DATE]: (text: string) => text };

/**
 * PGlite's own, without `-F` (no fsync), and with the method whose system call the file system
 * implements: fdatasync is an empty shell there.
 */
const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'].flatMap(
    (setting) => ['-c', setting],
  ),
];

async function startDurably(folder: string, fsync?: (fd: number) => void): Promise<GuardedPGlite> {
  const client = new GuardedPGlite({
    fs: new DurableNodeFS(folder, fsync),
    startParams: durableStart,
    parsers,
  });
  await client.waitReady;
  return client;
}

/** A database that was whole and now does not start: its files are. */
const startWhole = (folder: string, fsync?: (fd: number) => void): Promise<GuardedPGlite> =>
  startDurably(folder, fsync).catch((cause: unknown) => {
    throw new DatabaseDamaged(folder, 'its engine does not start on it', { cause });
  });

/**
 * Creates the database beside its place and moves it there when it is whole and on the disk: a
 * start cut short leaves no half of one.
 */
async function createDatabase(dataDir: string, folder: string): Promise<void> {
  const draft = join(dataDir, `database.new-${process.pid}`);
  for (const name of await readdir(dataDir))
    if (name.startsWith('database.new-')) await rm(join(dataDir, name), { recursive: true });
  mkdirSync(draft);
  await (await startDurably(draft)).close();
  await flushFolder(draft);
  await rename(draft, folder);
  await flushDirectory(dataDir);
}

export interface EmbeddedOptions {
  /** Told when the regular maintenance fails. */
  onError?: ((error: unknown) => void) | undefined;
  /** Tests watch or break the disk through it. */
  fsync?: ((fd: number) => void) | undefined;
  /** Tests start from an already migrated database in memory (`dumpDataDir`). */
  image?: Blob | undefined;
  /** Opened without migrating: for those who ask how old it is. */
  asItIs?: boolean;
  /** Migrated only as far as this folder goes: for rows of an older version. */
  migrations?: string;
}

/**
 * PGlite as our database: durable in `<dataDir>/database`, or in memory without a folder. Throws
 * `FolderInUse` for a second process.
 */
export async function openEmbedded(
  dataDir: string | undefined,
  {
    onError = () => undefined,
    fsync,
    image,
    asItIs = false,
    migrations = migrationsFolder,
  }: EmbeddedOptions = {},
): Promise<Database> {
  const home = dataDir && resolve(dataDir);
  if (home) mkdirSync(home, { recursive: true });
  const unlock = home ? await lockFolder(home) : () => undefined;
  try {
    const folder = home && join(home, 'database');
    if (folder && !existsSync(folder)) await createDatabase(home, folder);
    else if (folder) refuseDamaged(folder);
    const client = folder
      ? await startWhole(folder, fsync)
      : new GuardedPGlite({ parsers, ...(image && { loadDataDir: image }) });
    return await serve(client, { unlock, onError, migrations: asItIs ? undefined : migrations });
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Opened {
  unlock: () => void;
  onError: (error: unknown) => void;
  migrations: string | undefined;
}

async function serve(
  client: GuardedPGlite,
  { unlock, onError, migrations }: Opened,
): Promise<Database> {
  const db = drizzle(client, { schema, casing: 'snake_case' });
  if (migrations !== undefined) {
    await pendingMigrations(db);
    await migrate(db, { migrationsFolder: migrations });
  }
  const stopMaintenance = maintainRegularly(client, onError);
  let closing: Promise<void> | undefined;
  const close = async () => {
    stopMaintenance();
    await client.close().finally(unlock);
  };
  return {
    db,
    kind: 'embedded',
    load: () => ({
      open: 1,
      idle: client.pending === 0 ? 1 : 0,
      waiting: Math.max(0, client.pending - 1),
    }),
    listen: (channel, handler) => client.listen(channel, handler),
    close: () => (closing ??= close()),
  };
}
