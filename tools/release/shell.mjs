import { spawnSync } from 'node:child_process';
import { root } from '../support/paths.mjs';
import { Plain, say } from '../support/say.mjs';

/** @typedef {{ env?: Record<string, string | undefined>, quiet?: boolean }} Options */

/**
 * Runs a program for the person to see; when it fails the release ends with `trouble`.
 * @param {string} program @param {string[]} args @param {string} trouble @param {Options} [options]
 */
export function run(program, args, trouble, { env = {}, quiet = false } = {}) {
  if (!quiet) say(`$ ${[program, ...args].join(' ')}`);
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: quiet ? 'pipe' : 'inherit', encoding: 'utf8' });
  if (status !== 0) throw new Plain(`${quiet ? `${stdout ?? ''}${stderr ?? ''}\n` : ''}${trouble}`);
}

/**
 * What a program prints, or undefined when it fails or is not there.
 * @param {string} program @param {string[]} args
 */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 });
  return status === 0 ? stdout.trim() : undefined;
}
