/** One line for the person at the terminal. */
export const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const EVERY_MS = 20_000;
const seconds = (/** @type {number} */ since) =>
  `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * Says every 20 seconds what is under way.
 * @template T
 * @param {string | (() => string)} what @param {() => Promise<T>} work
 */
export async function underWay(what, work) {
  const started = performance.now();
  const timer = setInterval(
    () => say(`  … ${typeof what === 'string' ? what : what()}, ${seconds(started)}`),
    EVERY_MS,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** A problem the person can do something about: shown without a stack. */
export class Plain extends Error {}

/**
 * Runs a command line tool's main function; a `Plain` problem becomes its message and exit code 1.
 * @param {() => Promise<number | void>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0;
  } catch (error) {
    process.stderr.write(
      error instanceof Plain
        ? `\n${error.message}\n`
        : `${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
