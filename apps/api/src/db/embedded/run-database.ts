import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clusterIn, createCluster, hasCluster, takeOwnership } from './cluster';
import { DatabaseDamaged, refuseDamaged } from './database-damaged';
import { EngineUnavailable } from './engine';
import { flushDirectory, flushFolder } from './flush-folder';
import { endLeftOver } from './left-over';
import { lockFolder } from './lock-folder';
import { EngineStopped, startPostmaster } from './postmaster';
import { hasPGlite, takeOver } from './take-over';

type OnError = (error: unknown) => void;

/** Whether there is one, of this or an earlier version. */
export const hasDatabase = (dataDir: string): boolean => hasCluster(dataDir) || hasPGlite(dataDir);

/** A database of our own that runs; `stop` ends it and is safe to call twice. */
export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

const DRAFT = 'postgres.new-';

/**
 * Creates a database in a data folder beside its place, and moves it there when it is filled, whole
 * and on the disk: until then the folder is as it was. For who holds the lock of the folder.
 */
export async function createDatabase(
  home: string,
  fill?: (url: string) => Promise<void>,
): Promise<void> {
  const draft = join(home, `${DRAFT}${process.pid}`);
  for (const name of await readdir(home))
    if (name.startsWith(DRAFT)) {
      await endLeftOver(join(home, name));
      await rm(join(home, name), { recursive: true });
    }
  try {
    // What is filled in is written to the disk once, at the end.
    await createCluster(draft, { durable: !fill });
    if (fill) {
      const { url, stop } = await startPostmaster(draft, { durable: false });
      await fill(url).finally(stop);
      await flushFolder(draft);
    }
    await rename(draft, clusterIn(home));
    await flushDirectory(home);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

export interface RunOptions {
  onError?: OnError | undefined;
  /** Hears in a sentence what was done to data of an earlier version. */
  onNote?: ((sentence: string) => void) | undefined;
}

/**
 * Runs the database of a data folder, and creates it where there is none. Throws `FolderInUse` for
 * a second process and `DatabaseDamaged`.
 */
export async function runDatabase(
  dataDir: string,
  { onError, onNote }: RunOptions = {},
): Promise<RunningDatabase> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const unlock = await lockFolder(home);
  try {
    if (hasCluster(home)) refuseDamaged(clusterIn(home));
    else if (hasPGlite(home)) await takeOver(home, { createDatabase, onNote });
    else await createDatabase(home);
    const { url, stop } = await startWhole(home, onError);
    let stopped: Promise<void> | undefined;
    return { url, stop: () => (stopped ??= stop().finally(unlock)) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startWhole(home: string, onError: OnError | undefined) {
  const cluster = clusterIn(home);
  takeOwnership(cluster);
  await endLeftOver(cluster);
  return startPostmaster(cluster, { onError }).catch((cause: unknown) => {
    throw cause instanceof EngineStopped ? explainStop(cluster, cause) : cause;
  });
}

/** What is wrong with the machine, and not with the files. */
const ELSEWHERE = /No space left|Permission denied|shared memory|semaphore|Cannot allocate/;

function explainStop(cluster: string, cause: EngineStopped): Error {
  const said = /(?:FATAL|PANIC): +(.+)/.exec(cause.message)?.[1] ?? cause.message;
  return ELSEWHERE.test(cause.message)
    ? new EngineUnavailable(`The embedded PostgreSQL in ${cluster} does not start: ${said}`, {
        cause,
      })
    : new DatabaseDamaged(cluster, `its engine does not start on it: ${said}`, { cause });
}

/** An empty database in a folder of its own, which is gone after `stop`, or with the process. */
export async function startTemporary(): Promise<RunningDatabase> {
  const home = mkdtempSync(join(tmpdir(), 'academy-scratch-'));
  const remove = () => {
    process.removeListener('exit', remove);
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    const cluster = clusterIn(home);
    await createCluster(cluster, { durable: false });
    const { url, stop } = await startPostmaster(cluster, { durable: false });
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Lends an empty database that is gone afterwards, whatever happens. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await startTemporary();
  return work(url).finally(stop);
}
