import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Db } from '../database';
import { flushDirectory, flushFolder } from './flush-folder';
import { lockFolder } from './lock-folder';
import { openEmbedded } from './open-embedded';

const DRAFT = 'filling.new-';

/** There is a database already, and it is not to be written over. */
export class DatabaseExists extends Error {}

/**
 * Creates the embedded database of a data folder with content: filled beside its place and moved
 * there when it is whole and on the disk. Until then the folder is as it was. Throws
 * `DatabaseExists`, or `FolderInUse` while a server runs on it.
 */
export async function createFilled(
  dataDir: string,
  { migrations, fill }: { migrations: string; fill: (db: Db) => Promise<void> },
): Promise<void> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const unlock = await lockFolder(home);
  const draft = join(home, `${DRAFT}${process.pid}`);
  try {
    const folder = join(home, 'database');
    if (existsSync(folder)) throw new DatabaseExists(folder);
    for (const name of await readdir(home))
      if (name.startsWith(DRAFT)) await rm(join(home, name), { recursive: true });
    const database = await openEmbedded(draft, { migrations });
    await fill(database.db).finally(() => database.close());
    await flushFolder(join(draft, 'database'));
    await rename(join(draft, 'database'), folder);
    await flushDirectory(home);
  } finally {
    await rm(draft, { recursive: true, force: true });
    unlock();
  }
}
