import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { access, constants, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { giveToEngine, runEngine, spawnEngine } from '../../db/embedded/engine';
import { freePort } from '../servers/free-port';
import { execute } from './execute';
import { findPostgres } from './find-binaries';

/** A PostgreSQL server of our own in a temporary folder. */
export interface Cluster {
  /** Connection string of one of its databases. */
  url(database: string): string;
  /** Ends the whole server and starts it again on the same data. */
  restart(how: Ending): Promise<void>;
  /**
   * A second server that follows this one and has what it acknowledged. `promote` ends this one at
   * once and has the second take its place: from then on the cluster is the second.
   */
  follow(): Promise<{ promote(): Promise<void> }>;
  stop(): Promise<void>;
}

/**
 * What `pg_ctl -m fast` does, what `-m immediate` does (no checkpoint, recovery from the log at the
 * next start), and kill -9 of the server, which leaves its children to find out.
 */
export type Ending = 'fast' | 'immediate' | 'kill';

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;

const sockets = process.platform !== 'win32';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** For what need not outlive a crash: a database is copied there at a fifth of a disk's cost. */
async function volatileFolder(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** All folders of ours are below one that every user may enter. */
const callOf = (bin: string, program: string, args: string[]) => ({
  program: join(bin, program),
  args,
  folders: [],
});

/**
 * Resolves when the server says that it accepts connections; throws with its log when it ends
 * before.
 */
async function startOnce(bin: string, args: string[]) {
  const server = spawnEngine(callOf(bin, 'postgres', args));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server
      .on('error', reject)
      .on('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
    server.stderr?.on('data', (chunk) => {
      log += String(chunk);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
  });
  server.stderr?.removeAllListeners('data').resume();
  return server;
}

/** After kill -9 the children of the last server may hold its memory for a moment. */
async function startServer(bin: string, args: string[]) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await startOnce(bin, args);
    } catch (error) {
      if (attempt === 40) throw error;
      await wait(50);
    }
}

/** A folder that PostgreSQL may write to. */
async function folderIn(parent: string, name: string): Promise<string> {
  const folder = await mkdtemp(join(parent, name));
  giveToEngine(folder);
  return folder;
}

const settings = (values: readonly string[]) => values.flatMap((value) => ['-c', value]);

async function argumentsOf(
  data: string,
  home: string,
  { durable, configured }: Required<Pick<ClusterOptions, 'durable' | 'configured'>>,
) {
  const port = sockets ? 5432 : await freePort();
  const where = sockets
    ? ['-k', home, ...settings(['listen_addresses='])]
    : settings(['listen_addresses=127.0.0.1']);
  const speed = durable ? [] : settings(['fsync=off', 'full_page_writes=off', 'autovacuum=off']);
  const size = settings(['max_connections=200', 'shared_buffers=32MB', ...configured]);
  return { port, args: ['-D', data, '-p', String(port), ...where, ...speed, ...size] };
}

const FRESH = ['-U', 'academy', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
const FOLLOWING = ['-R', '-X', 'stream', '-c', 'fast', '--no-sync'];

/** Where a server is found: its folder of sockets, or its port. */
const addressOf = (home: string, port: number) =>
  sockets ? `localhost/DATABASE?host=${encodeURIComponent(home)}` : `127.0.0.1:${port}/DATABASE`;

const IN_FORCE = "do $$ begin assert current_setting('synchronous_standby_names') = '*'; end $$";

/**
 * Waits until both servers have what was acknowledged before, too. The setting is in force for
 * commits once the checkpointer has read it, and a commit that waits comes after all others.
 */
async function untilInSync(databaseUrl: string): Promise<void> {
  for (;;)
    try {
      await execute(databaseUrl, IN_FORCE);
      break;
    } catch {
      await wait(50);
    }
  await execute(databaseUrl, 'checkpoint');
  await execute(databaseUrl, "select pg_logical_emit_message(true, 'all', 'there')");
}

interface ClusterOptions {
  /** With fsync, for tests that crash the server; without, everything is faster. */
  durable?: boolean;
  /** Settings of the server, as `name=value`. */
  configured?: readonly string[];
  /** The folder that its data are to be in, as on a disk of their own. */
  disk?: string | undefined;
}

export async function startCluster({
  durable = false,
  configured = [],
  disk,
}: ClusterOptions = {}): Promise<Cluster> {
  const folders: string[] = [];
  const removeFolders = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeFolders);
  const newFolder = async (parent: string, name: string) => {
    const folder = await folderIn(parent, name);
    folders.push(folder);
    return folder;
  };
  let home = await newFolder(tmpdir(), 'academy-pg-');
  const place = disk ?? (durable ? tmpdir() : await volatileFolder());
  const data = await newFolder(place, 'academy-pg-data-');
  const bin = findPostgres();
  await runEngine(callOf(bin, 'initdb', ['-D', data, ...FRESH]));
  let { port, args } = await argumentsOf(data, home, { durable, configured });
  let server = await startServer(bin, args);

  async function end(how: Ending) {
    const exited = once(server, 'exit');
    server.kill(signals[how]);
    await exited;
  }
  const url = (database: string) =>
    `postgres://academy@${addressOf(home, port).replace('DATABASE', database)}`;

  async function follow() {
    const nextHome = await newFolder(tmpdir(), 'academy-pg-');
    const nextData = await newFolder(tmpdir(), 'academy-pg-data-');
    const from = ['-d', url('postgres'), '-D', nextData, ...FOLLOWING];
    await runEngine(callOf(bin, 'pg_basebackup', from));
    const next = await argumentsOf(nextData, nextHome, { durable, configured });
    const follower = await startServer(bin, next.args);
    // From now on a save is acknowledged when both servers have it.
    await execute(url('postgres'), "alter system set synchronous_standby_names = '*'");
    await execute(url('postgres'), 'select pg_reload_conf()');
    await untilInSync(url('postgres'));
    return {
      async promote() {
        await end('immediate');
        server = follower;
        [home, port, args] = [nextHome, next.port, next.args];
        await execute(url('postgres'), 'select pg_promote()');
      },
    };
  }
  return {
    url,
    async restart(how) {
      await end(how);
      server = await startServer(bin, args);
    },
    follow,
    async stop() {
      await end('fast');
      process.removeListener('exit', removeFolders);
      removeFolders();
    },
  };
}
