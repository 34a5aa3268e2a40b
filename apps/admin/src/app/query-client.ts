import { ApiError } from '@academy/api-client';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { managerQuery } from '../shared/use-manager';

// A tick has to be on the screen when its click is over: by default the news would take another
// turn of the event loop.
notifyManager.setScheduler(queueMicrotask);

/**
 * An admin changed meanwhile what this account may do: the screen asks again, and says what is
 * missing from now on.
 */
function onError(error: Error) {
  if (
    error instanceof ApiError &&
    (error.code === 'no-right' || error.code === 'password-change-required')
  )
    void queryClient.invalidateQueries({ queryKey: managerQuery.queryKey });
}

/** Stale after 5 minutes, 2 retries, no refetch on window focus. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { staleTime: 5 * 60_000, retry: 2, refetchOnWindowFocus: false },
    // What a manager did offline goes out when the network is back.
    mutations: { networkMode: 'online', retry: 0 },
  },
});
