interface Awake<Of> {
  /** What it was opened for: another key is another instance. */
  key: string;
  opened: Promise<Of>;
  /** Requests and event streams under way. */
  inside: number;
  usedAt: number;
}

interface Rules<Of> {
  /** How many unused ones stay open at most. */
  most: number;
  /** How long an unused one stays open, in ms. */
  idleMs: number;
  close: (instance: Of) => Promise<unknown>;
  onError: (error: unknown) => void;
}

export interface Visit<Of> {
  instance: Of;
  leave: () => void;
}

const LOOK_MS = 30_000;

/**
 * Instances that are opened for their first visit and closed when unused for long; those used last
 * stay longest.
 */
export function keepAwake<Of>({ most, idleMs, close, onError }: Rules<Of>) {
  /** The one used last is the last. */
  const awake = new Map<string, Awake<Of>>();
  const noteUse = (id: string, one: Awake<Of>) => {
    awake.delete(id);
    awake.set(id, one);
  };
  const sleep = async (id: string, one: Awake<Of>) => {
    if (awake.get(id) === one) awake.delete(id);
    await one.opened.then(close, () => undefined).catch(onError);
  };
  const sleepWhile = (isTooMuch: (one: Awake<Of>) => boolean) => {
    for (const [id, one] of awake) if (one.inside === 0 && isTooMuch(one)) void sleep(id, one);
  };
  const timer = setInterval(
    () => sleepWhile(({ usedAt }) => performance.now() - usedAt > idleMs),
    LOOK_MS,
  ).unref();

  function wake(id: string, key: string, open: () => Promise<Of>): Awake<Of> {
    const known = awake.get(id);
    if (known?.key === key) return known;
    if (known) void sleep(id, known);
    const one: Awake<Of> = { key, opened: open(), inside: 0, usedAt: 0 };
    // The next visit tries again.
    one.opened.catch(() => awake.get(id) === one && awake.delete(id));
    return one;
  }

  return {
    size: () => awake.size,
    async enter(id: string, key: string, open: () => Promise<Of>): Promise<Visit<Of>> {
      const one = wake(id, key, open);
      noteUse(id, one);
      one.inside += 1;
      let isInside = true;
      const leave = () => {
        if (!isInside) return;
        isInside = false;
        one.inside -= 1;
        one.usedAt = performance.now();
        if (awake.get(id) === one) noteUse(id, one);
        sleepWhile(() => awake.size > most);
      };
      try {
        return { instance: await one.opened, leave };
      } catch (error) {
        leave();
        throw error;
      }
    },
    /** Closes those that have changed since they were opened, even while used. */
    async keepOnly(isCurrent: (id: string, key: string) => boolean): Promise<void> {
      const gone = [...awake].filter(([id, { key }]) => !isCurrent(id, key));
      await Promise.all(gone.map(([id, one]) => sleep(id, one)));
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await Promise.all([...awake].map(([id, one]) => sleep(id, one)));
    },
  };
}
