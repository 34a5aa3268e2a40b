import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endFast, SOCKETS, type Address } from './postmaster';

interface Noted extends Address {
  pid: number;
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** What the postmaster of a cluster wrote down of itself: it removes the file when it ends. */
export function readNoted(cluster: string): Noted | undefined {
  if (!existsSync(pidFile(cluster))) return undefined;
  const [pid = '', , , port = '', sockets = '', host = ''] = readFileSync(pidFile(cluster), 'utf8')
    .split('\n')
    .map((line) => line.trim());
  return { pid: Number(pid), port: Number(port), host: sockets || host };
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // Gone, or another user's, to whom the files do not belong.
    return false;
  }
}

/** Whether something listens there. */
export const listens = ({ host, port }: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(
      host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port },
    );
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A postmaster listens from its first moments to its last. */
const SILENT_MS = 3_000;
const LOOK_MS = 50;

/**
 * Ends the postmaster that a killed server left behind, and clears away what both left. For who
 * holds the lock of the folder: no other server runs on it.
 */
export async function endLeftOver(cluster: string): Promise<void> {
  const noted = readNoted(cluster);
  if (!noted) return;
  let heard = performance.now();
  let asked = false;
  while (readNoted(cluster)?.pid === noted.pid && lives(noted.pid)) {
    if (await listens(noted)) {
      heard = performance.now();
      if (!asked) await endFast(noted.pid, cluster);
      asked = true;
    } else if (performance.now() - heard > SILENT_MS) {
      // Another program has its number by now.
      rmSync(pidFile(cluster), { force: true });
    }
    await wait(LOOK_MS);
  }
  if (basename(noted.host).startsWith(SOCKETS))
    rmSync(noted.host, { recursive: true, force: true });
}
