import { serverClock, session } from '../../shared/api';
import { queryClient } from '../query-client';
import { keepLastSeen } from './last-seen';
import { openLastSeenStore } from './last-seen-store';

/** Put in by vite.config.ts: see answer-shape.ts. */
declare const ANSWER_SHAPE: string;

/**
 * Keeps what one student reads, from the moment on when a worker can show the app without a
 * network: before that nobody could read it, and what nobody can read is not stored. Returns the
 * way to stop.
 */
function keepFor(owner: string): () => void {
  let over = false;
  let stop: (() => void) | undefined;

  async function start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    if (!navigator.serviceWorker.controller) await navigator.serviceWorker.ready;
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

/**
 * Keeps and shows again what the signed-in student reads, whoever that is, for the life of the
 * page. It waits for no drawing: without a network the first one has what was last seen.
 */
export function keepForStudent(): void {
  let owner: string | undefined;
  let stop: (() => void) | undefined;

  function look(): void {
    const state = session.state();
    const now = state.status === 'student' ? state.studentId : undefined;
    if (now === owner) return;
    stop?.();
    owner = now;
    stop = now === undefined ? undefined : keepFor(now);
  }

  session.subscribe(look);
  look();
}
