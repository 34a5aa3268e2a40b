import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useOnline } from '../device';
import { oldestShown } from './stale-queries';

/**
 * When the oldest thing on the screen was read, ms since the epoch by the device's clock; undefined
 * while that is not worth telling.
 */
export function useDataAge(): number | undefined {
  const queries = useQueryClient().getQueryCache();
  const online = useOnline();
  const subscribe = useCallback(
    (listener: () => void) => queries.subscribe(notifyManager.batchCalls(listener)),
    [queries],
  );
  return useSyncExternalStore(subscribe, () => oldestShown(queries, online));
}
