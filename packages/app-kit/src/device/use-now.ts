import { useMemo, useSyncExternalStore } from 'react';
import { createNowStore, type NowSource } from './now-store';

/**
 * Makes an app's `useNow`: the minute that the server's clock shows now; the component draws itself
 * again when it is over.
 */
export function createUseNow(clock: NowSource): () => Date {
  const store = createNowStore(clock);
  return function useNow() {
    const minute = useSyncExternalStore(store.subscribe, store.getMinute);
    return useMemo(() => new Date(minute), [minute]);
  };
}
