import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What another part of the app has read, as it changes. It asks for nothing and is no observer: one
 * without a `queryFn` would take it from the query, whose next try then fails.
 */
export function useKnownData<Data>(queryKey: QueryKey): Data | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => queryClient.getQueryData<Data>(queryKey));
}
