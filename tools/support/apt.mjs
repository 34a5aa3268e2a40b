import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';

/** Where the shell would find a program, when it does. */
export const onPath = (/** @type {string} */ name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Debian's installer may be used: only root may. */
export const canUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && Boolean(onPath('apt-get'));

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const run = (/** @type {string} */ program, /** @type {string[]} */ args, cwd = '/') =>
  execFileSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });

/** Installs packages. */
export function apt(/** @type {string[]} */ packages) {
  say(`Installing ${packages.join(' and ')} …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Lays a package's files into a folder without installing it: no service of it is started, and
 * nothing stays behind.
 */
export function unpack(/** @type {string} */ name, /** @type {string} */ into) {
  say(`Fetching ${name} …`);
  run('apt-get', ['update', '-qq']);
  run(
    'sh',
    [
      '-c',
      `apt-get download -qq -o APT::Sandbox::User=root ${name} && dpkg-deb -x ${name}_*.deb . && rm ${name}_*.deb`,
    ],
    into,
  );
}
