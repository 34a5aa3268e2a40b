import type { QueryClient } from '@tanstack/react-query';
import { keepLastSeen } from './last-seen';
import { openLastSeenStore } from './last-seen-store';

interface Options {
  session: { subscribe: (listener: () => void) => () => void };
  /** The signed-in user; undefined without one, and for a user without an id to store under. */
  owner: () => string | undefined;
  queryClient: QueryClient;
  /** Asked for when there is something to keep: only a build knows it. */
  shape: () => string;
  offset: () => number;
  keeps?: (query: string, now: number) => boolean;
}

/**
 * Stores what one user reads as soon as a worker can show the app offline; before that, it could
 * not be read. Returns a stop function.
 */
function keepFor(owner: string, how: Omit<Options, 'session' | 'owner'>): () => void {
  let over = false;
  let stop: (() => void) | undefined;

  async function start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    if (!navigator.serviceWorker.controller) await navigator.serviceWorker.ready;
    const store = await openLastSeenStore();
    if (over) store.close();
    else stop = keepLastSeen({ ...how, shape: how.shape(), owner, store });
  }

  // Where storage is blocked nothing is kept.
  start().catch(() => undefined);
  return () => {
    over = true;
    stop?.();
  };
}

/**
 * Stores and restores what the signed-in user reads, for the life of the page. It does not wait for
 * a render: offline, the first one shows what was last seen.
 */
export function keepForOwner({ session, owner, ...how }: Options): void {
  let current: string | undefined;
  let stop: (() => void) | undefined;

  function look(): void {
    const now = owner();
    if (now === current) return;
    stop?.();
    current = now;
    stop = now === undefined ? undefined : keepFor(now, how);
  }

  session.subscribe(look);
  look();
}
