import type { LockPort } from '../tabs/tab-lock';

/**
 * `navigator.locks` with one name: grants in order, `ifAvailable` and `signal` as the standard
 * says.
 */
export function fakeLocks(): LockPort {
  let held = false;
  const waiting: (() => void)[] = [];

  async function grant<T>(work: (lock: object | null) => Promise<T>): Promise<T> {
    held = true;
    try {
      return await work({});
    } finally {
      held = false;
      waiting.shift()?.();
    }
  }

  return {
    async request(_, { ifAvailable = false, signal }, work) {
      if (!held) return grant(work);
      if (ifAvailable) return work(null);
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(resolve), 1);
          reject(signal.reason);
        });
      });
      return grant(work);
    },
  };
}
