import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { outcomeOf, type Outcome } from '../writes';

const RETRIES = 2;
/** What the same question would be answered with again. */
const FINAL: readonly Outcome[] = ['refused', 'stale', 'signed-out'];

/** A no of the server stays a no; what may be a passing fault is tried twice more. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < RETRIES && !FINAL.includes(outcomeOf(error));

/**
 * The cache of what an app has read: stale after 5 minutes, 2 retries, no refetch on window focus.
 * `onError` learns of everything that failed for good.
 */
export function createQueryClient(onError?: (error: Error) => void): QueryClient {
  // A tick has to be on the screen when its click is over: by default the news would take another
  // turn of the event loop.
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
        // "Offline" of a browser is a guess: ask, and fail honestly, instead of waiting for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}
