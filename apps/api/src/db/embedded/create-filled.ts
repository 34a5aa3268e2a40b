import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { clusterIn, hasCluster } from './cluster';
import { lockFolder } from './lock-folder';
import { createDatabase } from './run-database';
import { hasPGlite, pgliteIn } from './take-over';

/** There is a database already, and it is not to be written over. */
export class DatabaseExists extends Error {}

/**
 * Creates the embedded database of a data folder with content. Throws `DatabaseExists`, or
 * `FolderInUse` while a server runs on it.
 */
export async function createFilled(
  dataDir: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const unlock = await lockFolder(home);
  try {
    if (hasCluster(home)) throw new DatabaseExists(clusterIn(home));
    if (hasPGlite(home)) throw new DatabaseExists(pgliteIn(home));
    await createDatabase(home, fill);
  } finally {
    unlock();
  }
}
