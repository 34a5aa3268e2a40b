import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves once the page has had its time to load (ms), or as soon as the server cannot be asked:
 * whichever comes first.
 */
export const whenQuiet = (queryClient: QueryClient, restAfter: number): Promise<void> =>
  new Promise<void>((resolve) => {
    const now = () => resolve();
    setTimeout(now, navigator.onLine ? restAfter : 0);
    window.addEventListener('offline', now);
    queryClient.getQueryCache().subscribe(({ query }) => query.state.fetchFailureReason && now());
  });
