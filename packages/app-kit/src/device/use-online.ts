import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes it is online. Only `false` is reliable enough to be shown. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
