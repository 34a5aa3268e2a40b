import { useMemo, useSyncExternalStore } from 'react';
import { createNowStore, type NowSource } from './now-store';

/**
 * Creates an app's `useNow`: the current minute of the server's clock, re-rendering when it
 * changes.
 */
export function createUseNow(clock: NowSource): () => Date {
  const store = createNowStore(clock);
  return function useNow() {
    const minute = useSyncExternalStore(store.subscribe, store.getMinute);
    return useMemo(() => new Date(minute), [minute]);
  };
}
