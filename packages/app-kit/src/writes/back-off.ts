/** Waits `ms`, but not longer than until the network is back or `signal` aborts. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', go, { signal: over.signal });
    window.addEventListener('online', go, { signal: over.signal });
  });
