import type { QueryClient } from '@tanstack/react-query';
import { keepLastSeen } from './last-seen';
import { openLastSeenStore } from './last-seen-store';

interface Options {
  session: { subscribe: (listener: () => void) => () => void };
  /** Who is signed in now; undefined for nobody, and for a person without a name to keep under. */
  owner: () => string | undefined;
  queryClient: QueryClient;
  /** Asked for when there is something to keep: only a build knows it. */
  shape: () => string;
  offset: () => number;
  keeps?: (query: string, now: number) => boolean;
}

/**
 * Keeps what one person reads, from the moment on when a worker can show the app without a network:
 * before that nobody could read it, and what nobody can read is not stored. Returns the way to
 * stop.
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
 * Keeps and shows again what the signed-in person reads, whoever that is, for the life of the page.
 * It waits for no drawing: without a network the first one has what was last seen.
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
