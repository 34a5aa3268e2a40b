import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../support/paths.mjs';
import { Plain, say } from '../support/say.mjs';
import { untilProxyHasSeen } from '../support/seen-by-proxy.mjs';
import { findEngine } from './engine.mjs';
import { readEnvFile } from './env-file.mjs';
import { output, run } from './shell.mjs';

/** @typedef {import('./apps.mjs').Releasable} Releasable */
/** @typedef {import('./place.mjs').Place} Place */

const file = inRoot('deploy/.env');
const PATIENCE_MS = 90_000;
/** Said from inside the container, in words: podman-compose does not pass an exit code on. */
const SAY_READY =
  "fetch('http://127.0.0.1:4000/health/ready').then((answer) => answer.ok && console.log('ready ' + require('node:fs').readFileSync('version.txt', 'utf8')), () => {})";

/** @param {() => Promise<boolean>} holds */
async function comesTrue(holds) {
  for (
    const started = performance.now();
    performance.now() - started < PATIENCE_MS;
    await wait(500)
  )
    if (await holds()) return true;
  return false;
}

/**
 * Containers on this machine, as deploy/compose.yaml describes them.
 * @returns {Place}
 */
export function containerPlace() {
  const {
    engine,
    compose: [program = '', ...subcommand],
  } = findEngine();
  if (!existsSync(file))
    throw new Plain(
      'deploy/.env is missing. Copy deploy/env.example to deploy/.env and fill in its secrets: docs/release.md, "Once".',
    );
  const settings = readEnvFile(file);
  const files = (settings.COMPOSE_FILES || 'deploy/compose.yaml').split(' ').filter(Boolean);
  const composed = [...subcommand, '-p', 'academy', ...files.flatMap((each) => ['-f', each])];
  const registry = settings.IMAGES || 'localhost/academy';
  const image = (/** @type {Releasable} */ { app }, /** @type {string} */ version) =>
    `${registry}-${app}:${version}`;
  const isLocal = registry.startsWith('localhost/');

  /** @param {string} service @param {string} version @param {Releasable} what */
  async function answers(service, version, { port }) {
    if (port)
      return (
        (
          await fetch(
            `http://localhost:${(settings[port.variable] || port.fallback).split(':').at(-1)}/version.txt`,
          ).then(
            (answer) => answer.text(),
            () => '',
          )
        ).trim() === version
      );
    // The API has no port of its own on this machine: it is asked from inside.
    const said =
      output(program, [...composed, 'exec', '-T', service, 'node', '-e', SAY_READY]) ?? '';
    return said.split('\n').includes(`ready ${version}`);
  }

  return {
    journal: file,
    put(what, version) {
      // Podman's own format knows no health checks.
      const format = engine.endsWith('podman') ? ['--format', 'docker'] : [];
      const further = (process.env.BUILD_OPTIONS ?? '').split(' ').filter(Boolean);
      run(
        engine,
        [
          'build',
          ...format,
          ...further,
          '-f',
          `${what.folder}/Dockerfile`,
          '--build-arg',
          `VERSION=${version}`,
          '-t',
          image(what, version),
          '.',
        ],
        `The image of ${what.app} could not be built.`,
      );
      // With its parts list and origin an image goes straight to the registry: none is left here.
      if (!isLocal && !further.includes('--push'))
        run(
          engine,
          ['push', image(what, version)],
          `The image could not be pushed to ${registry}.`,
        );
    },
    demand(what, version) {
      if (isLocal && output(engine, ['image', 'inspect', image(what, version)]) === undefined)
        throw new Plain(`There is no image ${image(what, version)} here.`);
    },
    async run(what, version) {
      for (const service of what.services) {
        // podman-compose starts what is there under the name, whatever image it was made from.
        if (program === 'podman-compose')
          run(
            engine,
            ['rm', '--force', '--ignore', `academy_${service}_1`],
            `${service} could not be stopped.`,
            { quiet: true },
          );
        run(program, [...composed, 'up', '-d', service], `${service} could not be started.`, {
          secret: true,
        });
        if (!(await comesTrue(() => answers(service, version, what))))
          throw new Plain(
            `${service} ${version} did not answer within ${PATIENCE_MS / 1000} s. See: ${[program, ...composed].join(' ')} logs ${service}`,
          );
        say(`✓ ${service} answers with ${version}`);
        if (what.app === 'api') await untilProxyHasSeen();
      }
    },
  };
}
