import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is in the background. */
export const useDocumentHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
