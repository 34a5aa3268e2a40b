const MINUTE = 60_000;

export interface NowSource {
  /** The server's present. */
  serverNow: () => Date;
  /** Called when the idea of the server's clock changes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The server's time in whole minutes, for screens: every lock falls on a full hour in Seoul, so a
 * screen that looks again at each full minute is never wrong. A timer is armed for the next minute,
 * and again whenever the page becomes visible (timers of hidden pages sleep) or the server's clock
 * turns out to be another one.
 */
export function createNowStore({ serverNow, subscribe }: NowSource) {
  const listeners = new Set<() => void>();
  let minute = floor(serverNow());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  function floor(now: Date): number {
    return Math.floor(now.getTime() / MINUTE) * MINUTE;
  }

  function look(): void {
    clearTimeout(timer);
    const now = serverNow();
    // A timer may fire a moment early: then this minute is still the old one and the rest of it is
    // waited for.
    timer = setTimeout(look, MINUTE - (now.getTime() % MINUTE));
    const next = floor(now);
    if (next === minute) return;
    minute = next;
    for (const listener of listeners) listener();
  }

  function start(): () => void {
    const lookWhenVisible = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', lookWhenVisible);
    window.addEventListener('pageshow', look);
    const unsubscribe = subscribe(look);
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookWhenVisible);
      window.removeEventListener('pageshow', look);
      unsubscribe();
    };
  }

  return {
    /** ms since the epoch of the minute that the server's clock shows. */
    getMinute: () => minute,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
