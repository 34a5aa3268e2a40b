import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { outcomeOf, type Outcome } from '../writes';

const RETRIES = 2;
/** Whether a retry would get the same answer. */
const FINAL: readonly Outcome[] = ['refused', 'stale', 'signed-out'];

/** Refusals are final; what may be temporary is retried twice. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < RETRIES && !FINAL.includes(outcomeOf(error));

/**
 * The cache of what an app has read: stale after 5 minutes, 2 retries, no refetch on window focus.
 * `onError` learns of everything that failed for good.
 */
export function createQueryClient(onError?: (error: Error) => void): QueryClient {
  // Notify synchronously: by default a tick would reach the screen one turn of the event loop
  // later.
  notifyManager.setScheduler(queueMicrotask);
  const onErrorOption = onError && { onError };
  return new QueryClient({
    queryCache: new QueryCache(onErrorOption),
    mutationCache: new MutationCache(onErrorOption),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        retry: worthRetrying,
        refetchOnWindowFocus: false,
        // `navigator.onLine` is unreliable: try, and fail visibly, instead of pausing.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}
