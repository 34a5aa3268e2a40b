import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { dependencies, devDependencies } from '../../package.json';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Wherever it is started, these stay outside, as in what is delivered. */
const installed = Object.keys({ ...dependencies, ...devDependencies });

/**
 * Writes programs of this package, by name and file below `src`, each into one file: it starts at a
 * sixth of what the sources cost, which are read one by one. Answers their folder: inside the
 * package, where its dependencies are found, and as deep as `testing/servers`.
 */
export async function bundle(name: string, programs: Record<string, string>): Promise<string> {
  const folder = source(`../node_modules/.cache/${name}`);
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries(
      Object.entries(programs).map(([program, file]) => [program, source(file)]),
    ),
    outDir: folder,
    format: 'esm',
    target: 'node20',
    external: installed,
    noExternal: [/^@academy\//],
    esbuildOptions: (options) => void (options.conditions = ['development']),
  });
  cpSync(source('db/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(source('db/directory/migrations'), join(folder, 'directory/migrations'), {
    recursive: true,
  });
  cpSync(source('db/seed/menu-pictures'), join(folder, 'menu-pictures'), { recursive: true });
  cpSync(source('db/seed/notice-files'), join(folder, 'notice-files'), { recursive: true });
  return folder;
}
