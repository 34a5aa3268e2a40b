import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPassword, USER } from './cluster';
import { engineFolder, explainSpawn, giveToEngine, runEngine, spawnEngine } from './engine';

const hasSockets = process.platform !== 'win32';

/** The longest path of a unix socket, on the system that allows the least (macOS). */
const SOCKET_PATH = 103;
const PORT = 5432;
const socketIn = (folder: string) => join(folder, `.s.PGSQL.${PORT}`);

/** Begins the name of every folder of sockets: what a killed server left is known by it. */
export const SOCKETS = 'academy-pg-';

/** Where the postmaster is reached: a folder of sockets or a host, and a port. */
export interface Address {
  host: string;
  port: number;
}

/** Everything in it belongs to the one database `postgres`. */
export const urlOf = (cluster: string, { host, port }: Address): string =>
  `postgres://${USER}:${readPassword(cluster)}@localhost/postgres?host=${encodeURIComponent(host)}&port=${port}`;

/**
 * Nobody else may enter the folder of the socket. It is not in the data folder, whose path may be
 * too long for one, or on a file system that has none.
 */
async function newAddress(): Promise<Address> {
  if (!hasSockets) return { host: '127.0.0.1', port: await freePort() };
  const fits = socketIn(join(tmpdir(), `${SOCKETS}123456`)).length <= SOCKET_PATH;
  const host = mkdtempSync(join(fits ? tmpdir() : '/tmp', SOCKETS));
  giveToEngine(host);
  return { host, port: PORT };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * As in production, and small: a pool of eight, one that listens, and the operator's commands. The
 * engine's log says when it starts, stops and recovers, and holds no statement: there are names in
 * them.
 */
const SETTINGS = [
  'max_connections=40',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'io_method=sync',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
];

/** For what need not outlive a crash. */
const VOLATILE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

const argumentsFor = (cluster: string, { host, port }: Address, durable: boolean) => [
  '-D',
  cluster,
  '-p',
  String(port),
  ...(hasSockets ? ['-k', host] : []),
  ...[
    hasSockets ? 'listen_addresses=' : `listen_addresses=${host}`,
    ...SETTINGS,
    ...(durable ? [] : VOLATILE),
  ].flatMap((setting) => ['-c', setting]),
];

interface Running {
  cluster: string;
  address: Address;
  durable: boolean;
}

/** It ended before it accepted connections; the message is what it said. */
export class EngineStopped extends Error {}

/** The last words are what matters; they may be many in a long recovery. */
const KEPT = 4_000;

/** Resolves when it accepts connections, which a recovery from a crash comes before. */
async function startOnce({ cluster, address, durable }: Running) {
  const call = {
    program: join(engineFolder(), 'postgres'),
    args: argumentsFor(cluster, address, durable),
    folders: [cluster, ...(hasSockets ? [address.host] : [])],
  };
  // Ctrl-C is for us: we end it when everything is answered.
  const child = spawnEngine(call, { detached: true });
  const endNow = () => child.kill('SIGINT');
  process.once('exit', endNow);
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child
      .on('error', (error) => reject(explainSpawn(error, call)))
      .on('close', () => reject(new EngineStopped(log.trim())));
    child.stderr?.on('data', (chunk) => {
      log = (log + String(chunk)).slice(-KEPT);
      if (log.includes('ready to accept connections')) resolve();
    });
  }).finally(() => process.removeListener('exit', endNow));
  return child;
}

/** After kill -9 the children of the last one hold its memory until they notice. */
const BUSY = /pre-existing shared memory block|lock file .* already exists/;
const TRIES = 100;
const RETRY_MS = 50;

async function start(running: Running) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await startOnce(running);
    } catch (error) {
      const passes = error instanceof EngineStopped && BUSY.test(error.message);
      if (!passes || attempt === TRIES) throw error;
      await wait(RETRY_MS);
    }
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended already.
  }
}

/** What `pg_ctl -m fast` does: connections are ended, everything is written. */
export async function endFast(pid: number, cluster: string): Promise<void> {
  if (hasSockets) interrupt(pid);
  else
    await runEngine({
      program: join(engineFolder(), 'pg_ctl'),
      args: ['stop', '-D', cluster, '-m', 'fast'],
      folders: [],
    });
}

export interface Postmaster {
  url: string;
  /** Ends it and all connections. Safe to call twice. */
  stop(): Promise<void>;
}

const AGAIN_MS = 1_000;

/**
 * Runs a cluster, alone. When the postmaster dies it is started again at the same address, and
 * `onError` has why. It ends with this process, but for a kill -9: that is for the next start
 * (`left-over.ts`).
 */
export async function startPostmaster(
  cluster: string,
  {
    durable = true,
    onError = () => undefined,
  }: { durable?: boolean; onError?: ((error: unknown) => void) | undefined } = {},
): Promise<Postmaster> {
  const address = await newAddress();
  const removeSockets = () => {
    if (hasSockets) rmSync(address.host, { recursive: true, force: true });
  };
  const running = { cluster, address, durable };
  let stopping: Promise<void> | undefined;
  let starting: Promise<void> | undefined;
  const isStopping = () => stopping !== undefined;
  let child = await start(running).catch((error: unknown) => {
    removeSockets();
    throw error;
  });

  async function startAgain(reason: unknown): Promise<void> {
    onError(new Error('the embedded PostgreSQL ended', { cause: reason }));
    while (!isStopping())
      try {
        child = await start(running);
        return keep();
      } catch (error) {
        onError(error);
        await wait(AGAIN_MS);
      }
  }
  function keep(): void {
    child.once('exit', (code, signal) => {
      if (!isStopping()) starting = startAgain(signal ?? code);
    });
  }
  const endNow = () => {
    child.kill('SIGINT');
    removeSockets();
  };
  async function stop(): Promise<void> {
    await starting;
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const exited = once(child, 'exit');
      await endFast(child.pid, cluster);
      await exited;
    }
    process.removeListener('exit', endNow);
    removeSockets();
  }
  keep();
  process.once('exit', endNow);
  return { url: urlOf(cluster, address), stop: () => (stopping ??= stop()) };
}
