import type { SaveState as OutboxState } from '@academy/app-kit/writes/outbox';
import { createListeners } from '@academy/domain/collections';
import { useSyncExternalStore } from 'react';

/**
 * What the status in the title bar says, and never more than is true: `saved` only when the server
 * has confirmed every tap.
 */
export type SaveState =
  | OutboxState
  /**
   * Written by the student and not sent yet: nothing is amiss, but leaving for good would lose it.
   */
  | { kind: 'draft'; count: number };

/** What the frame around the pages may ask of a page with work that is not on the server yet. */
export interface UnsavedWork {
  subscribe: (listener: () => void) => () => void;
  getState: () => SaveState;
  retry: () => void;
  /** Tries to save everything now; resolves when that has worked or failed. */
  saveNow: () => Promise<void>;
  /** Ends it for good, with what is still unsaved: logout. */
  discard: () => Promise<void>;
}

const IDLE: SaveState = { kind: 'idle' };
/** What is shown when several features have something to say: the worst of them. */
const GRAVITY = ['idle', 'saved', 'draft', 'saving', 'offline', 'failed'] as const;

const listeners = createListeners();
const works = new Map<string, { work: UnsavedWork; stopListening: () => void }>();
let together: SaveState = IDLE;

/** How many changes are still on this device only. */
export const unsavedCount = (state: SaveState): number => ('count' in state ? state.count : 0);

function join(states: readonly SaveState[]): SaveState {
  const worst = states.reduce(
    (one, other) => (GRAVITY.indexOf(other.kind) > GRAVITY.indexOf(one.kind) ? other : one),
    IDLE,
  );
  return 'count' in worst
    ? { ...worst, count: states.reduce((sum, state) => sum + unsavedCount(state), 0) }
    : worst;
}

function notify(): void {
  together = join(Array.from(works.values(), ({ work }) => work.getState()));
  listeners.tell();
}

const all = () => Array.from(works.values(), ({ work }) => work);

/**
 * The one place where the features that save meet the shell that shows it: features and shell know
 * nothing of each other.
 */
export const unsavedWork = {
  /** Announces a feature's work of the signed-in student; undefined withdraws it. */
  register(feature: string, next: UnsavedWork | undefined): void {
    works.get(feature)?.stopListening();
    works.delete(feature);
    if (next) works.set(feature, { work: next, stopListening: next.subscribe(notify) });
    notify();
  },
  subscribe: listeners.subscribe,
  getState: (): SaveState => together,
  retry(): void {
    for (const work of all()) work.retry();
  },
  async saveNow(): Promise<void> {
    await Promise.all(all().map((work) => work.saveNow()));
  },
  async discard(): Promise<void> {
    await Promise.all(all().map((work) => work.discard()));
  },
};

const failure = () => (together.kind === 'failed' ? together : undefined);

/** Only that a save has failed: who asks for it is not drawn again at every tap. */
export const useSaveFailure = () => useSyncExternalStore(unsavedWork.subscribe, failure);

export const useSaveState = (): SaveState =>
  useSyncExternalStore(unsavedWork.subscribe, unsavedWork.getState);
