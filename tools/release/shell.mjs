import { execFileSync, spawnSync } from 'node:child_process';
import { root } from '../support/paths.mjs';
import { Plain, say } from '../support/say.mjs';

/**
 * @typedef {{ quiet?: boolean, secret?: boolean }} Options `secret`: what it prints may hold
 * secrets
 */

/**
 * Runs a program for the person to see; when it fails the release ends with `trouble`.
 * @param {string} program @param {string[]} args @param {string} trouble @param {Options} [options]
 */
export function run(program, args, trouble, { quiet = false, secret = false } = {}) {
  if (!quiet || secret) say(`$ ${[program, ...args].join(' ')}`);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    stdio: quiet || secret ? 'pipe' : 'inherit',
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Plain(`${quiet && !secret ? `${stdout ?? ''}${stderr ?? ''}\n` : ''}${trouble}`);
}

/**
 * What a program prints, or undefined when it fails or is not there.
 * @param {string} program @param {string[]} args
 */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Runs one of our tools in another checkout with visible output; returns the commit that is checked
 * out afterwards.
 * @param {string} folder @param {string[]} args
 */
export function runIn(folder, args) {
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  // What went wrong was said there.
  if (status !== 0) throw new Plain('Nothing was released.');
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
}
