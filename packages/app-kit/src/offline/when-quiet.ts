import type { QueryClient } from '@tanstack/react-query';

/** Resolves after the page has had time to load (ms), or as soon as the server is unreachable. */
export const whenQuiet = (queryClient: QueryClient, restAfter: number): Promise<void> =>
  new Promise<void>((resolve) => {
    const now = () => resolve();
    setTimeout(now, navigator.onLine ? restAfter : 0);
    window.addEventListener('offline', now);
    queryClient.getQueryCache().subscribe(({ query }) => query.state.fetchFailureReason && now());
  });
