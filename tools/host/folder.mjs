import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layCompressedCopies } from '../support/compressed-copies.mjs';
import { inRoot } from '../support/paths.mjs';
import { Plain } from '../support/say.mjs';
import { manifestFor, pageFor, workerFor } from './page.mjs';

/** @typedef {import('./page.mjs').Place} Place */

/** In the files of `deploy/hosts`, the origin that the place's own takes the place of. */
const EXAMPLE_API = 'https://api.example.kr';
const folderOf = (/** @type {string} */ host) => inRoot('deploy/hosts', host);

/** The hosts that there are files for. */
export const hosts = readdirSync(folderOf('.')).toSorted();

/** Those that send the compressed copies that lie beside a file; the others compress themselves. */
const SENDS_COPIES = ['caddy', 'nginx'];

/**
 * Lays a built app into `<to>/site` as it is published at `place`, and beside it the files that
 * `host` needs.
 * @param {string} dist @param {string} to @param {string} host @param {Place} place
 */
export function layFolder(dist, to, host, place) {
  if (!existsSync(join(dist, 'index.html')))
    throw new Plain(`Nothing is built in ${dist}: npm run build`);
  if (existsSync(to)) throw new Plain(`${to} is there already: name a folder that is not.`);
  const site = join(to, 'site');
  const sendsCopies = SENDS_COPIES.includes(host);
  mkdirSync(site, { recursive: true });
  cpSync(dist, site, {
    recursive: true,
    filter: (file) => !file.endsWith('.vite') && (sendsCopies || !/\.(br|gz)$/.test(file)),
  });

  const page = pageFor(readFileSync(join(dist, 'index.html'), 'utf8'), place);
  /** @type {Record<string, (text: string) => string>} */
  const changed = {
    'index.html': () => page,
    // The guardians' page is the students' app's; its name is its own.
    'guardian.html': (text) => pageFor(text, { ...place, name: undefined }),
    'manifest.webmanifest': (text) => manifestFor(text, place),
    'sw.js': (text) => workerFor(text, page),
  };
  for (const [name, change] of Object.entries(changed)) {
    const file = join(site, name);
    if (!existsSync(file)) continue;
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    if (sendsCopies) layCompressedCopies(file);
  }

  for (const name of readdirSync(folderOf(host)))
    writeFileSync(
      join(to, name),
      readFileSync(join(folderOf(host), name), 'utf8').replaceAll(EXAMPLE_API, place.api),
    );
}
