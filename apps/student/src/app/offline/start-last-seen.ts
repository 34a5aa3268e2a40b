import type { QueryClient } from '@tanstack/react-query';
import { serverClock } from '../../shared/api';
import { keepLastSeen } from './last-seen';
import { openLastSeenStore } from './last-seen-store';

/** Put in by vite.config.ts: see answer-shape.ts. */
declare const ANSWER_SHAPE: string;

/**
 * Keeps what one student reads, from the moment on when a worker can show the app without a
 * network: before that nobody could read it, and what nobody can read is not stored. Returns the
 * way to stop.
 */
export function startLastSeen(owner: string, queryClient: QueryClient): () => void {
  let over = false;
  let stop: (() => void) | undefined;

  async function start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    await navigator.serviceWorker.ready;
    const store = await openLastSeenStore();
    if (over) store.close();
    else
      stop = keepLastSeen({
        queryClient,
        owner,
        shape: ANSWER_SHAPE,
        store,
        offset: serverClock.offset,
      });
  }

  // Where storage is blocked nothing is kept.
  start().catch(() => undefined);
  return () => {
    over = true;
    stop?.();
  };
}
