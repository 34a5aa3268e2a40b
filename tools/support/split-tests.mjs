import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The setup file of tests that replace modules. */
export const beginAnew = fileURLToPath(new URL('begin-anew.ts', import.meta.url));

/** What a test file replaces, as it says it: `vi.mock('../shared/api', …)`. */
const REPLACED = /\bvi\.mock\(\s*'([^']+)'/g;

/**
 * The test files of a package's `src`: those that replace modules (`vi.mock`), or import a room's
 * `testing` for what it does to the process (a clock, a phone's window), read the package's own
 * modules anew; the others share what they import. `replaced` are the modules that any of them
 * replaces: the next file begins without.
 * @param {string} home the package's folder
 */
export function splitTests(home) {
  const files = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file));
  const textOf = (/** @type {string} */ file) => readFileSync(join(home, file), 'utf8');
  const replaces = (/** @type {string} */ file) =>
    /vi\.mock\(|^import '[./]+testing\//m.test(textOf(file));
  const modulesOf = (/** @type {string} */ file) =>
    [...textOf(file).matchAll(REPLACED)].map(([, name = '']) =>
      name.startsWith('.') ? resolve(home, dirname(file), name) : name,
    );
  return {
    sharing: files.filter((file) => !replaces(file)),
    replacing: files.filter(replaces),
    replaced: [...new Set(files.flatMap(modulesOf))],
  };
}
