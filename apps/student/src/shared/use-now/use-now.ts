import { createNowStore } from '@academy/api-client/now-store';
import { useMemo, useSyncExternalStore } from 'react';
import { serverClock } from '../api/server-clock';

const store = createNowStore(serverClock);

/** The minute that the server's clock shows now; the component draws itself again when it is over. */
export function useNow(): Date {
  const minute = useSyncExternalStore(store.subscribe, store.getMinute);
  return useMemo(() => new Date(minute), [minute]);
}
