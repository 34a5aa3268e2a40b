import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Directories can be flushed on POSIX only; Windows keeps their entries safe by itself. */
const canFlushDirectories = process.platform !== 'win32';

async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}

/** Makes sure that a new or renamed entry of a directory survives a power cut. */
export async function flushDirectory(directory: string): Promise<void> {
  if (canFlushDirectories) await flush(directory, 'r');
}

/** Sends every file and directory below `folder` to the disk. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const directories = new Set([folder, dirname(folder)]);
  for (const entry of entries) {
    if (entry.isDirectory()) directories.add(join(entry.parentPath, entry.name));
    else await flush(join(entry.parentPath, entry.name), 'r+');
  }
  for (const directory of directories) await flushDirectory(directory);
}
