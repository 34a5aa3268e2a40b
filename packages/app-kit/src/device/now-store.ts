import { createListeners } from '@academy/domain/collections';

const MINUTE = 60_000;

export interface NowSource {
  /** The server's current time. */
  serverNow: () => Date;
  /** Called when the estimate of the server's clock changes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The server's time in whole minutes: every cutoff falls on a full hour in Seoul, so a screen that
 * re-evaluates each minute is never wrong. The timer is armed for the next minute and again when
 * the page becomes visible (timers of hidden pages sleep) or the clock's estimate changes.
 */
export function createNowStore({ serverNow, subscribe }: NowSource) {
  const listeners = createListeners();
  let minute = floor(serverNow());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  function floor(now: Date): number {
    return Math.floor(now.getTime() / MINUTE) * MINUTE;
  }

  function look(): void {
    clearTimeout(timer);
    const now = serverNow();
    // A timer may fire slightly early: the minute is then still the old one, and the rest of it is
    // waited for.
    timer = setTimeout(look, MINUTE - (now.getTime() % MINUTE));
    const next = floor(now);
    if (next === minute) return;
    minute = next;
    listeners.tell();
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
      const leave = listeners.subscribe(listener);
      stop ??= start();
      return () => {
        leave();
        if (!listeners.isEmpty()) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
