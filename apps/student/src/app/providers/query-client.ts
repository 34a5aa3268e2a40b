import { ApiError } from '@academy/api-client';
import { QueryClient } from '@tanstack/react-query';
import { session } from '../../shared/api/connection';
import { forgetLastSeen } from '../offline/forget-last-seen';

/** A no of the server stays a no; what may be a passing fault is tried twice more. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 &&
  !(
    error instanceof ApiError &&
    error.status !== undefined &&
    error.status >= 400 &&
    error.status < 500
  );

/**
 * Stale after 5 minutes, 2 retries, no refetch on window focus. One for the life of the page and
 * not of a component: the auto-save keeps its idea of the truth here, and React may throw away a
 * component that it has begun to draw.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      retry: worthRetrying,
      refetchOnWindowFocus: false,
      // "Offline" of a browser is a guess: ask, and fail honestly, instead of waiting for ever.
      networkMode: 'always',
    },
  },
});

// What one student has read is nothing for the next one.
session.subscribe(() => {
  if (session.state().status !== 'unauthenticated') return;
  queryClient.clear();
  forgetLastSeen();
});
