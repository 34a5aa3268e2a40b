import { changeEnvFile, readEnvFile } from './env-file.mjs';

/** How many versions one can go back. */
const KEPT = 10;

/**
 * What runs of an app, and what ran before it, newest first.
 * @typedef {{ version: string, before: string[] }} Running
 */

/**
 * @param {string} file
 * @param {string} app
 * @returns {Running} an empty version when nothing of it was ever released here
 */
export function readRunning(file, app) {
  const lines = readEnvFile(file);
  return {
    version: lines[`${app.toUpperCase()}_VERSION`] ?? '',
    before: (lines[`${app.toUpperCase()}_BEFORE`] ?? '').split(',').filter(Boolean),
  };
}

/** @param {string} file @param {string} app @param {Running} running */
export const writeRunning = (file, app, { version, before }) =>
  changeEnvFile(file, {
    [`${app.toUpperCase()}_VERSION`]: version,
    [`${app.toUpperCase()}_BEFORE`]: before.join(','),
  });

/**
 * After a switch to `version`: what ran until now is what one goes back to.
 * @param {Running} running @param {string} version @returns {Running}
 */
export function forward({ version: until, before }, version) {
  if (until === version) return { version, before };
  return {
    version,
    before: [until, ...before].filter((each) => each !== '' && each !== version).slice(0, KEPT),
  };
}

/**
 * After a rollback: the version before runs, and the next rollback goes one further back. Undefined
 * when there is none.
 * @param {Running} running @returns {Running | undefined}
 */
export function backward({ before: [version, ...before] }) {
  return version === undefined ? undefined : { version, before };
}
