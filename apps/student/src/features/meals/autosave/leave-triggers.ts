import type { Autosave } from './autosave';

type Leaving = Pick<Autosave, 'flush' | 'wake' | 'refresh' | 'getSnapshot'>;

/**
 * Flushes when the page is hidden or goes away, and tries again when student or network come back.
 * `beforeunload` only while a save has failed: otherwise it would keep the page out of the
 * back-forward cache for nothing.
 */
export function listenForLeaving(autosave: Leaving): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const flush = () => void autosave.flush();
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? flush() : autosave.wake()),
    { signal },
  );
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('online', autosave.wake, { signal });
  window.addEventListener('offline', autosave.refresh, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (autosave.getSnapshot().state.kind === 'failed') event.preventDefault();
    },
    { signal },
  );
  return () => stop.abort();
}
