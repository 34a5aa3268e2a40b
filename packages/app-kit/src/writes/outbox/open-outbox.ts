import { browserTabs } from '@academy/auth';
import { nextClientSeq } from './client-seq';
import type { EditKind, EditStore } from './edit-store';
import { openIndexedDbStore } from './indexed-db-store';
import { withFlush } from './flushable-store';
import { createOutbox } from './outbox';
import type { OutboxDevice, OutboxFeature, TabMessage } from './outbox-types';
import { openTextStore } from './text-store';

const NAME = 'academy-outbox';
/** ms. A save waits at most this long for the edit to be painted. */
const DRAWN_MS = 100;

/** The best place this browser offers: IndexedDB, else `localStorage`, else the page's memory. */
async function openStore<Edit>(owner: string, kind: EditKind<Edit>): Promise<EditStore<Edit>> {
  try {
    return await openIndexedDbStore(owner, kind);
  } catch {
    return openTextStore(`${NAME}.${owner}`, kind);
  }
}

/** Queues calls, in order, until the store is open. */
const deferred = <Edit>(opening: Promise<EditStore<Edit>>): EditStore<Edit> => ({
  load: async () => (await opening).load(),
  put: async (edits) => (await opening).put(edits),
  remove: async (edits) => (await opening).remove(edits),
});

function startTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/**
 * Runs once the edit has been painted: sending first would add the request's cost to the response
 * of the tap. A covered page paints nothing and does not wait.
 */
function whenDrawn(run: () => void): () => void {
  let cancel = startTimer(run, DRAWN_MS);
  const frame = requestAnimationFrame(() => {
    cancel();
    cancel = startTimer(run, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}

function browserDevice<Edit, Answer>(
  owner: string,
  store: EditStore<Edit>,
  serverNow: () => Date,
): OutboxDevice<Edit, Answer> {
  // The number is the version of the messages: tabs of two releases may be open at a time.
  const tabs = browserTabs<TabMessage<Edit, Answer>>(`${NAME}.1.${owner}`);
  return {
    store,
    clock: Date.now,
    serverNow: () => serverNow().getTime(),
    pageId: nextClientSeq(),
    nextSeq: nextClientSeq,
    isOnline: () => navigator.onLine,
    startTimer: (run, ms) => (ms === undefined ? whenDrawn(run) : startTimer(run, ms)),
    tabs,
  };
}

/**
 * The outbox of an owner on this device, at work until it is closed: it sends when the page is
 * hidden or goes away, and tries again when person or network come back.
 */
export function openOutbox<Edit, Answer>(
  owner: string,
  feature: OutboxFeature<Edit, Answer>,
  serverNow: () => Date,
) {
  const store = withFlush(
    deferred(openStore<Edit>(owner, feature)),
    openTextStore<Edit>(`${NAME}.${owner}.late`, feature),
  );
  const outbox = createOutbox(feature, browserDevice<Edit, Answer>(owner, store, serverNow));
  const over = new AbortController();
  const { signal } = over;
  const flush = () => void outbox.flush();
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? flush() : outbox.wake()),
    { signal },
  );
  window.addEventListener(
    'pagehide',
    () => {
      flush();
      store.flush();
    },
    { signal },
  );
  window.addEventListener('online', outbox.wake, { signal });
  window.addEventListener('offline', outbox.refresh, { signal });
  void outbox.start();
  return {
    ...outbox,
    close(forget: boolean): Promise<void> {
      over.abort();
      return outbox.close(forget);
    },
  };
}
