import { availableParallelism } from 'node:os';

export const allCores = availableParallelism();

/**
 * Lets work run side by side as long as the machine's cores suffice, in the order in which it was
 * asked for.
 */
export function coreKeeper(cores = allCores) {
  let free = cores;
  /** @type {{ wanted: number, start: () => void }[]} */
  const waiting = [];

  function startNext() {
    while (waiting[0] && waiting[0].wanted <= free) {
      const { wanted, start } = /** @type {typeof waiting[number]} */ (waiting.shift());
      free -= wanted;
      start();
    }
  }

  /**
   * @template Result
   * @param {number} wanted
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  return async (wanted, work) => {
    const taken = Math.min(wanted, cores);
    await new Promise((start) => {
      waiting.push({ wanted: taken, start: () => start(undefined) });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += taken;
      startNext();
    }
  };
}
