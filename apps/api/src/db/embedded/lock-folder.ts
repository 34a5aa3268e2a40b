import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Two processes on one folder would overwrite each other's pages without noticing. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const inUse = (folder: string, hint = '') =>
  new FolderInUse(
    `The data folder ${folder} is used by another running server or command. Stop it, or set DATA_DIR to another folder.${hint}`,
  );

/** The folder's address, however its path is spelled: device and inode. */
function socketName(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `academy-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`;
}

/**
 * A name that only one process can listen on, and that the kernel frees when the process dies in
 * whatever way.
 */
async function lockBySocket(folder: string): Promise<() => void> {
  const server = createServer((connection) => connection.destroy()).unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject('code' in error && error.code === 'EADDRINUSE' ? inUse(folder) : error),
    );
    server.listen(socketName(folder), resolve);
  });
  return () => void server.close();
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

function createPidFile(file: string): boolean {
  try {
    const fd = openSync(file, 'wx');
    writeSync(fd, String(process.pid));
    closeSync(fd);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * For systems without such names: a file with our process id. One that a dead process left behind
 * is taken over.
 */
export function lockByPidFile(folder: string): () => void {
  const file = join(folder, 'server.pid');
  if (!createPidFile(file)) {
    if (isAlive(Number(readFileSync(file, 'utf8'))))
      throw inUse(folder, ` (If none is running, delete ${file}.)`);
    rmSync(file, { force: true });
    if (!createPidFile(file)) throw inUse(folder);
  }
  return () => rmSync(file, { force: true });
}

/** Takes the folder for this process or throws `FolderInUse`. Returns the release. */
export const lockFolder = async (folder: string): Promise<() => void> =>
  process.platform === 'linux' || process.platform === 'win32'
    ? lockBySocket(folder)
    : lockByPidFile(folder);
