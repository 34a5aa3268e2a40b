import { ApiError, errorText } from '@academy/api-client';
import { backOff, mayBeDone } from '@academy/app-kit/writes';
import {
  dropAgreed,
  emptyQueue,
  enqueue,
  putBack,
  resolveConflict,
  settleBatch,
  takeBatch,
  EDITS_MAX,
  type MarkEdit,
  type MarkQueue,
  type MarkedCell,
  type SaveMarksResult,
  type Sheet,
} from '@academy/domain/attendance';

/**
 * `offline`: no answer, it is tried again by itself. `failed`: the server could not; a press tries
 * again. `reason`: the day is closed, and waits for one.
 */
export type SavingProgress = 'idle' | 'saving' | 'saved' | 'offline' | 'failed' | 'reason';

export interface SaverState {
  queue: MarkQueue;
  progress: SavingProgress;
  /** When the newest mark was confirmed. */
  savedAt: Date | null;
}

interface Options {
  /** What an earlier visit of the page left unsent. */
  kept: readonly MarkEdit[];
  keep: (edits: readonly MarkEdit[]) => void;
  send: (edits: MarkEdit[], reason: string | undefined) => Promise<SaveMarksResult>;
  /** The server has these cells now. */
  onCells: (cells: MarkedCell[]) => void;
  /**
   * The server took a mark for impossible (a student who left, a period that is gone): it is given
   * up, and its author told.
   */
  onRefused: (edits: MarkEdit[], text: string) => void;
  now: () => Date;
}

const unsent = ({ waiting, sent, conflicts }: MarkQueue): MarkEdit[] => [
  ...[...conflicts.values()].map(({ yours }) => yours),
  ...sent.values(),
  ...waiting.values(),
];

/**
 * Gets one day's marks through to the server, a request at a time: they show at once, wait while
 * there is no answer, and are never dropped in silence.
 */
export function createMarkSaver({ kept, keep, send, onCells, onRefused, now }: Options) {
  const listeners = new Set<() => void>();
  let state: SaverState = { queue: enqueue(emptyQueue, ...kept), progress: 'idle', savedAt: null };
  let [busy, failures, limit] = [false, 0, EDITS_MAX];
  let reason: string | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<SaverState>) {
    const moved = next.queue !== undefined && next.queue !== state.queue;
    state = { ...state, ...next };
    if (moved) keep(unsent(state.queue));
    for (const listener of listeners) listener();
  }

  function refused(batch: MarkEdit[], error: unknown) {
    const queue = putBack(state.queue, batch);
    const status = error instanceof ApiError ? error.status : undefined;
    if (mayBeDone(error)) {
      change({ queue, progress: 'offline' });
      failures += 1;
      retry = setTimeout(() => void flush(), backOff(failures));
    } else if (error instanceof ApiError && error.code === 'day-closed') {
      reason = undefined;
      change({ queue, progress: 'reason' });
    } else if (status === 400 || status === 404) {
      // One of them is impossible: alone it is found, and the others get through.
      if (batch.length > 1) limit = 1;
      else onRefused(batch, errorText(error, ''));
      change({
        queue: batch.length > 1 ? queue : { ...state.queue, sent: new Map() },
        progress: 'saving',
      });
      setTimeout(() => void flush());
    } else {
      change({ queue, progress: 'failed' });
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(retry);
    if (busy || state.progress === 'reason') return;
    const { queue, batch } = takeBatch(state.queue, limit);
    if (batch.length === 0) {
      limit = EDITS_MAX;
      if (state.progress === 'saving') change({ progress: 'idle' });
      return;
    }
    busy = true;
    change({ queue, progress: state.progress === 'offline' ? 'offline' : 'saving' });
    try {
      const result = await send(batch, reason);
      failures = 0;
      onCells([
        ...result.saved,
        ...result.conflicts.map(({ yours: { studentId, period }, theirs }) => ({
          studentId,
          period,
          mark: theirs,
        })),
      ]);
      change({ queue: settleBatch(state.queue, batch, result), progress: 'saved', savedAt: now() });
    } catch (error) {
      busy = false;
      refused(batch, error);
      return;
    }
    busy = false;
    if (state.queue.waiting.size > 0) await flush();
    else reason = undefined;
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mark(edits: readonly MarkEdit[]) {
      change({ queue: enqueue(state.queue, ...edits) });
      void flush();
    },
    /** Tries again now: the network is back, or somebody pressed. */
    flush: () => void flush(),
    /** What the server has now: conflicts about which both agree by now are settled. */
    look: (sheet: Sheet) => {
      const queue = dropAgreed(state.queue, sheet);
      if (queue !== state.queue) change({ queue });
    },
    resolve(keys: readonly string[], choice: 'mine' | 'theirs') {
      change({
        queue: keys.reduce((queue, key) => resolveConflict(queue, key, choice), state.queue),
      });
      void flush();
    },
    /** Why marks of a closed day are changed; the waiting ones go out with it. */
    giveReason(text: string) {
      reason = text;
      change({ progress: 'saving' });
      void flush();
    },
    /** Gives up what waits for a reason. */
    giveUp() {
      change({ queue: { ...state.queue, waiting: new Map() }, progress: 'idle' });
    },
  };
}

export type MarkSaver = ReturnType<typeof createMarkSaver>;
