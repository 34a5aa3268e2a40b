import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { endTree, spawnPnpm } from '../pnpm.mjs';
import { root } from './paths.mjs';

/** @typedef {{ cwd?: string, env?: Record<string, string | undefined> }} RunOptions */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let interrupted = false;

function interrupt(/** @type {NodeJS.Signals} */ signal) {
  interrupted = true;
  for (const child of running) endTree(child, signal);
  if (running.size === 0) process.exit(130);
}

/** @param {import('node:child_process').ChildProcess} child */
function track(child) {
  if (running.size === 0)
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, interrupt);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size > 0) return;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.off(signal, interrupt);
    if (interrupted) process.exit(130);
  });
}

/**
 * Waits for a child whose output goes to a log file; resolves with the exit code (1 for a signal).
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} logFile
 * @returns {Promise<number>}
 */
function finish(child, logFile) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  track(child);
  return new Promise((resolve, reject) => {
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once('error', reject);
    child.once('close', (code) => log.end(() => resolve(code ?? 1)));
  });
}

/** In a group of its own, so that it ends with all that it started. */
const APART = { detached: process.platform !== 'win32', cwd: root };

/**
 * Runs a program with its output in `logFile`.
 * @param {string} program
 * @param {string[]} args
 * @param {string} logFile
 * @param {RunOptions} [options]
 */
export const runToLog = (program, args, logFile, { env = {}, ...options } = {}) =>
  finish(
    spawn(program, args, {
      ...APART,
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
    logFile,
  );

/**
 * Runs the pinned pnpm with its output in `logFile`.
 * @param {string[]} args
 * @param {string} logFile
 */
export const runPnpmToLog = (args, logFile) =>
  finish(spawnPnpm(args, { ...APART, stdio: ['ignore', 'pipe', 'pipe'] }), logFile);

/**
 * Runs the pinned pnpm for the person to see; resolves with its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function runPnpmShown(args, env = {}) {
  const child = spawnPnpm(args, {
    ...APART,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  track(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** The whole output of a finished run. */
export const readLog = (/** @type {string} */ logFile) => readFileSync(logFile, 'utf8');
