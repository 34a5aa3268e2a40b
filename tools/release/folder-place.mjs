import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from '../support/build.mjs';
import { inRoot } from '../support/paths.mjs';
import { Plain, say } from '../support/say.mjs';
import { run } from './shell.mjs';

/** @typedef {import('./apps.mjs').Releasable} Releasable */
/** @typedef {import('./place.mjs').Place} Place */

/**
 * A folder without containers: every version is in `<folder>/<app>/<version>`, and
 * `<folder>/<app>/current` is the one that runs. A web server, or an API process by STUDENT_DIST
 * and ADMIN_DIST, serves from there.
 * @param {string} folder
 * @returns {Place}
 */
export function folderPlace(folder) {
  const of = (/** @type {Releasable} */ { app }, /** @type {string} */ name) =>
    join(resolve(folder), app, name);
  return {
    journal: join(resolve(folder), 'versions.env'),
    async put(what, version) {
      const into = of(what, version);
      await build([what.app]);
      rmSync(`${into}.new`, { recursive: true, force: true });
      mkdirSync(of(what, '.'), { recursive: true });
      if (what.app === 'api')
        run(
          'node',
          ['tools/pnpm.mjs', '--filter', what.name, 'deploy', '--prod', '--legacy', `${into}.new`],
          'The API could not be laid out.',
          { quiet: true },
        );
      else
        cpSync(inRoot(what.folder, 'dist'), `${into}.new`, {
          recursive: true,
          filter: (file) => !file.endsWith('/.vite'),
        });
      writeFileSync(join(`${into}.new`, 'version.txt'), `${version}\n`);
      rmSync(into, { recursive: true, force: true });
      renameSync(`${into}.new`, into);
    },
    demand(what, version) {
      if (!existsSync(of(what, version))) throw new Plain(`${of(what, version)} is not there.`);
    },
    async run(what, version) {
      // Renamed over the old link: at every moment there is one.
      rmSync(of(what, 'current.new'), { force: true });
      symlinkSync(version, of(what, 'current.new'), 'dir');
      renameSync(of(what, 'current.new'), of(what, 'current'));
      say(
        `✓ ${of(what, 'current')} is ${version}${what.app === 'api' ? '; restart the API processes, one after the other' : ''}`,
      );
    },
  };
}
