import { Plain } from '../support/say.mjs';
import { output } from './shell.mjs';

/**
 * What builds and runs containers here: docker or podman, the first that answers. `compose` starts
 * with its program.
 * @typedef {{ engine: string, compose: string[] }} Engine
 */

/** @type {(engine: string) => string[][]} */
const composers = (engine) =>
  engine === 'docker' ? [['docker', 'compose'], ['docker-compose']] : [['podman-compose']];

/** @returns {Engine} */
export function findEngine() {
  // `info` asks the daemon; a client alone can't do anything.
  const engine = [process.env.CONTAINER_ENGINE, 'docker', 'podman'].find(
    (name) => name && output(name, ['info']) !== undefined,
  );
  if (!engine) {
    throw new Plain(
      [
        'Neither docker nor podman answers here. Either',
        '  - start one of them, or',
        '  - release without containers, into a folder that a web server serves: npm run release -- admin --to /srv/academy',
        'docs/release.md says which fits.',
      ].join('\n'),
    );
  }
  const compose = composers(engine).find(
    ([program = '', ...args]) => output(program, [...args, 'version']) !== undefined,
  );
  if (!compose)
    throw new Plain(
      `${engine} runs, but its compose is missing. Debian: apt-get install ${engine === 'podman' ? 'podman-compose' : 'docker-compose-v2'}`,
    );
  return { engine, compose };
}
