import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Whether the device thinks that it has a network. `true` proves nothing; `false` is worth telling.
 */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
