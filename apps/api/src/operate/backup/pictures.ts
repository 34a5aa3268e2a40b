import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isContentOf, type Store } from '../../store/store';
import { OperatorError } from '../command';
import type { Manifest } from './manifest';

const FOLDER = 'files';

/**
 * Copies the named pictures into a backup. One that is not there any more is no reason to have no
 * backup: it is named in the answer.
 */
export async function savePictures(
  store: Store,
  wanted: readonly string[],
  folder: string,
): Promise<Pick<Manifest['files'], 'keys' | 'missing'>> {
  const [keys, missing]: [string[], string[]] = [[], []];
  if (wanted.length > 0) await mkdir(join(folder, FOLDER), { mode: 0o700 });
  for (const key of wanted) {
    const bytes = await store.get(key);
    // A picture's name ends in the hash of its content: what does not fit its name is damaged.
    if (!bytes || !isContentOf(key, bytes)) {
      missing.push(key);
      continue;
    }
    await writeFile(join(folder, FOLDER, key), bytes, { mode: 0o600 });
    keys.push(key);
  }
  return { keys, missing };
}

/** Reads one of them. Throws `OperatorError` when it is damaged or gone. */
async function readPicture(folder: string, key: string): Promise<Uint8Array> {
  const file = join(folder, FOLDER, key);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || !isContentOf(key, bytes))
    throw new OperatorError(
      `The backup is damaged: ${file} is not what it was. Take a backup of another day.`,
    );
  return bytes;
}

export async function checkPictures(folder: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await readPicture(folder, key);
}

/** Puts them back. Those that are there already stay: the same name is the same picture. */
export async function restorePictures(
  store: Store,
  folder: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await store.put(await readPicture(folder, key), key);
}

/** Which of them the store does not have whole. */
export async function findMissing(store: Store, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const bytes = await store.get(key);
    if (!bytes || !isContentOf(key, bytes)) missing.push(key);
  }
  return missing;
}
