import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../db/database';
import { openDatabase } from '../../db/open';
import { startCluster } from './cluster';
import { createDatabase } from './databases';

/** Room for an empty database and a few segments of its log. */
const SIZE_MB = 256;
/** Segments of the log stay in place, so that it is the tables that find no room. */
const SETTINGS = ['min_wal_size=64MB', 'max_wal_size=64MB'];
const CHUNK = Buffer.alloc(1 << 20);

/** A disk in memory; undefined where this process may not mount one. */
function mountDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'academy-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

/** Takes what room there is, to the last byte. */
function fill(file: string): void {
  for (let chunk = CHUNK; chunk.length > 0;)
    try {
      writeFileSync(file, chunk, { flag: 'a' });
    } catch {
      chunk = chunk.subarray(0, chunk.length >> 1);
    }
}

export interface SmallDisk {
  open: () => Promise<Database>;
  /** There is no room on it while `work` goes on. */
  whileFull<T>(work: () => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** A PostgreSQL server on a disk of its own; undefined where none can be made. */
export async function startOnSmallDisk(): Promise<SmallDisk | undefined> {
  const disk = mountDisk();
  if (disk === undefined) return undefined;
  const unmount = () => execFileSync('umount', ['--lazy', disk]);
  process.once('exit', unmount);
  const cluster = await startCluster({ disk, configured: SETTINGS });
  const ballast = join(disk, 'ballast');
  return {
    open: async () => openDatabase({ databaseUrl: await createDatabase(cluster.url('postgres')) }),
    async whileFull(work) {
      fill(ballast);
      return work().finally(() => rmSync(ballast));
    },
    async remove() {
      await cluster.stop();
      process.removeListener('exit', unmount);
      unmount();
      rmSync(disk, { recursive: true });
    },
  };
}
