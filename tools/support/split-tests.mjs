import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The test files of a package's `src`: those that replace modules (`vi.mock`), or import a room's
 * `testing` for what it does to the process (a clock, a phone's window), need a process of their
 * own; the others share what they import.
 * @param {string} home the package's folder
 */
export function splitTests(home) {
  const files = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file));
  const replaces = (/** @type {string} */ file) =>
    /vi\.mock\(|^import '[./]+testing\//m.test(readFileSync(join(home, file), 'utf8'));
  return {
    sharing: files.filter((file) => !replaces(file)),
    replacing: files.filter(replaces),
  };
}
