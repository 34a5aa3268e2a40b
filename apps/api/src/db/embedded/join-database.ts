import { setTimeout as wait } from 'node:timers/promises';
import { resolve } from 'node:path';
import { clusterIn } from './cluster';
import { listens, readNoted } from './left-over';
import { FolderInUse } from './lock-folder';
import { runDatabase, type RunningDatabase } from './run-database';
import { urlOf } from './postmaster';

export interface ReachedDatabase extends RunningDatabase {
  /** Others use it as well: `stop` leaves it running. */
  isShared: boolean;
}

const PATIENCE_MS = 10_000;
const LOOK_MS = 100;

/**
 * The database of a data folder, for a command: that of the running server, or started for it. The
 * server may be about to start: `FolderInUse` when it does not come up in time.
 */
export async function joinDatabase(dataDir: string): Promise<ReachedDatabase> {
  for (const begun = performance.now(); ; await wait(LOOK_MS))
    try {
      return { isShared: false, ...(await runDatabase(dataDir)) };
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      const cluster = clusterIn(resolve(dataDir));
      const noted = readNoted(cluster);
      if (noted && (await listens(noted)))
        return { url: urlOf(cluster, noted), isShared: true, stop: async () => undefined };
      if (performance.now() - begun > PATIENCE_MS) throw error;
    }
}
