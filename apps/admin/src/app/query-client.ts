import { notifyManager, QueryClient } from '@tanstack/react-query';

// A tick has to be on the screen when its click is over: by default the news would take another turn of the event loop.
notifyManager.setScheduler(queueMicrotask);

/** Spec §9: stale after 5 minutes, 2 retries, no refetch on window focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * 60_000, retry: 2, refetchOnWindowFocus: false },
    // What a manager did offline goes out when the network is back.
    mutations: { networkMode: 'online', retry: 0 },
  },
});
