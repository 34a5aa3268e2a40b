const LONGEST_WAIT_MS = 10_000;

/**
 * `navigator.locks` under one name. Asks without waiting first, to know whether another tab is at it. After ten seconds the work
 * runs without the lock: a hanging tab must not hold all others, and the server bears two refreshes at once (RELIABILITY §2.3).
 */
export const webLock = (locks: LockManager, name: string) => async <T>(work: (waited: boolean) => Promise<T>): Promise<T> => {
  const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? null : { value: await work(false) }));
  if (atOnce !== null) return atOnce.value;
  let started = false;
  const begin = () => { started = true; return work(true); };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    if (started) throw error;
    return work(true);
  }
};
