// `npm run operate -- <command>`: the operator's commands (docs/operate.md) from a clone; where
// only the built server is, `node dist/operate.js`.
import './support/node-version.mjs';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { Plain, runMain } from './support/say.mjs';

/**
 * Whether a source is younger than what was built from it: after a `git pull` the commands must not
 * be those of yesterday.
 * @param {string} file
 */
function isStale(file) {
  if (!existsSync(file)) return true;
  const built = statSync(file).mtimeMs;
  return [inRoot('apps/api/src'), inRoot('packages/domain/src')].some((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).some(
      (entry) => entry.isFile() && statSync(`${entry.parentPath}/${entry.name}`).mtimeMs > built,
    ),
  );
}

await runMain(async () => {
  const file = inRoot('apps/api/dist/operate.js');
  await ensureInstalled();
  if (isStale(file)) await build(['api']);
  if (!existsSync(file)) throw new Plain(`${file} is missing after the build.`);
  process.env.DATA_DIR ||= inRoot('.data');
  await import(pathToFileURL(file).href);
});
