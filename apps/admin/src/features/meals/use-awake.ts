import { useEffect } from 'react';

/**
 * Keeps the screen on while the component stands, where the browser can: nobody touches a tablet on
 * the wall. The browser lets go when the page is hidden, so it is asked again.
 */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const gone = new AbortController();
    async function hold() {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone.signal.aborted) await lock.release();
      } catch {
        // A device that saves its battery goes dark: the next look at it asks again.
      }
    }
    document.addEventListener('visibilitychange', () => void hold(), { signal: gone.signal });
    void hold();
    return () => {
      gone.abort();
      void lock?.release();
    };
  }, []);
}
