const LONGEST_WAIT_MS = 10_000;

/** The part of `navigator.locks` that is used here. */
export interface LockPort {
  request: <T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    work: (lock: object | null) => Promise<T>,
  ) => Promise<T>;
}

/**
 * `navigator.locks` under one name. Asks without waiting first, to know whether another tab is at
 * it. After ten seconds the work runs without the lock: a hanging tab must not hold all others, and
 * the server bears two refreshes at once.
 */
export const webLock =
  (locks: LockPort, name: string) =>
  async <T>(work: (waited: boolean) => Promise<T>): Promise<T> => {
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { value: await work(false) },
    );
    if (atOnce !== null) return atOnce.value;

    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), LONGEST_WAIT_MS);
    let granted = false;
    try {
      return await locks.request(name, { signal: patience.signal }, (): Promise<T> => {
        granted = true;
        clearTimeout(timer);
        return work(true);
      });
    } catch (error) {
      if (granted) throw error;
      return work(true);
    }
  };
