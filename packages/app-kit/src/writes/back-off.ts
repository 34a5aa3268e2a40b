/**
 * No wait between two tries is longer, in ms: a server that is back is noticed within this time.
 */
export const LONGEST_WAIT_MS = 15_000;

/** ms to wait after the n-th failure in a row: 1, 2, 4 … s. */
export const backOff = (failures: number): number =>
  Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT_MS);

/** Waits `ms`, but not longer than until the network is back or `signal` aborts. */
export const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    signal?.addEventListener('abort', go, { signal: over.signal });
    window.addEventListener('online', go, { signal: over.signal });
  });
