import { Plain } from '../support/say.mjs';
import { containerPlace } from './container-place.mjs';
import { folderPlace } from './folder-place.mjs';
import { backward, forward, readRunning, writeRunning } from './journal.mjs';

/** @typedef {import('./apps.mjs').Releasable} Releasable */

/**
 * Where apps run.
 * @typedef {object} Place
 * @property {string} journal  file with what runs and what ran before
 * @property {(what: Releasable, version: string) => void | Promise<void>} put builds what is to run
 * and lays it ready; nothing runs differently yet
 * @property {(what: Releasable, version: string) => void} demand throws when that version is not
 * here
 * @property {(what: Releasable, version: string) => Promise<void>} run lets that version run;
 * throws when it does not answer
 */

/** @param {string | undefined} folder @returns {Place} */
export const placeOf = (folder) => (folder ? folderPlace(folder) : containerPlace());

/**
 * Writes first, then switches, so that a restart at that moment starts the same version. If it does
 * not answer, it switches back.
 * @param {Place} place @param {Releasable} what @param {import('./journal.mjs').Running} next
 */
async function turnTo(place, what, next) {
  place.demand(what, next.version);
  const until = readRunning(place.journal, what.app);
  writeRunning(place.journal, what.app, next);
  try {
    await place.run(what, next.version);
  } catch (error) {
    writeRunning(place.journal, what.app, until);
    const reason = error instanceof Error ? error.message : String(error);
    if (!until.version) throw new Plain(`${reason}\nNothing runs.`);
    const again = await place.run(what, until.version).then(
      () => 'runs again',
      () => 'was started again and does not answer either',
    );
    throw new Plain(`${reason}\n${what.app} ${until.version} ${again}.`);
  }
}

/** @param {Place} place @param {Releasable} what @param {string} version */
export const deploy = (place, what, version) =>
  turnTo(place, what, forward(readRunning(place.journal, what.app), version));

/**
 * @param {Place} place
 * @param {Releasable} what
 * @returns {Promise<{ from: string, to: string }>}
 */
export async function rollBack(place, what) {
  const running = readRunning(place.journal, what.app);
  const next = backward(running);
  if (!next) throw new Plain(`Nothing of ${what.app} ran here before ${running.version || 'now'}.`);
  await turnTo(place, what, next);
  return { from: running.version, to: next.version };
}
