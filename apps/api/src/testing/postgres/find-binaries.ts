import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { engineFolder } from '../../db/embedded/engine';

const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);
const holdsPostgres = (folder: string) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, executable(name))));

/** Debian keeps one folder per major version; the newest first. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
}

/**
 * The folder with `initdb` and `postgres`: Debian's, the PATH's, or that of the embedded database.
 */
export const findPostgres = (): string =>
  [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)].find(holdsPostgres) ??
  engineFolder();
