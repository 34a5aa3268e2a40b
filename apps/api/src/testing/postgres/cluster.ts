import { once } from 'node:events';
import { chownSync, rmSync } from 'node:fs';
import { access, constants, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers/free-port';
import { findPostgres } from './find-binaries';
import { postgresUser, runAsPostgres, spawnAsPostgres } from './run-as';

/** A PostgreSQL server of our own in a temporary folder. */
export interface Cluster {
  /** Connection string of one of its databases. */
  url(database: string): string;
  /** Kills the whole server at once, as a crash would, and starts it again on the same data. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

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

/**
 * Resolves when the server says that it accepts connections; throws with its log when it ends
 * before.
 */
async function startServer(bin: string, args: string[]) {
  const server = spawnAsPostgres(join(bin, 'postgres'), args);
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server
      .on('error', reject)
      .on('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
    server.stderr.on('data', (chunk) => {
      log += String(chunk);
      if (log.includes('ready to accept connections')) resolve();
    });
  });
  server.stderr.removeAllListeners('data').resume();
  return server;
}

/** `durable`: with fsync, for tests that crash the server; without, everything is faster. */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  const home = await mkdtemp(join(tmpdir(), 'academy-pg-'));
  const data = await mkdtemp(join(durable ? tmpdir() : await volatileFolder(), 'academy-pg-data-'));
  const folders = [home, data];
  const removeFolders = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeFolders);
  if (postgresUser)
    for (const folder of folders) chownSync(folder, postgresUser.uid, postgresUser.gid);
  const bin = await findPostgres(home);
  await runAsPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'academy',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const port = sockets ? 5432 : await freePort();
  const where = sockets
    ? ['-k', home, '-c', 'listen_addresses=']
    : ['-c', 'listen_addresses=127.0.0.1'];
  const speed = durable
    ? []
    : ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum=off'];
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...where,
    ...speed,
    '-c',
    'max_connections=200',
    '-c',
    'shared_buffers=32MB',
  ];
  let server = await startServer(bin, args);

  async function end(signal: 'SIGINT' | 'SIGQUIT') {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }
  return {
    url: (database) =>
      sockets
        ? `postgres://academy@localhost/${database}?host=${encodeURIComponent(home)}`
        : `postgres://academy@127.0.0.1:${port}/${database}`,
    // SIGQUIT: immediate shutdown, no checkpoint, recovery from the log at the next start.
    async crashAndRestart() {
      await end('SIGQUIT');
      server = await startServer(bin, args);
    },
    async stop() {
      await end('SIGINT');
      process.removeListener('exit', removeFolders);
      removeFolders();
    },
  };
}
