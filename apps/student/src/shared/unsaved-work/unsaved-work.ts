/** What the status in the title bar says, and never more than is true: `saved` only when the server has confirmed every tap. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; count: number }
  /** `at`: server's time of the confirmation, ms since the epoch. */
  | { kind: 'saved'; at: number }
  | { kind: 'offline'; count: number }
  /** `message`: the server's own words, when it gave any. */
  | { kind: 'failed'; count: number; message: string | undefined };

/** What the frame around the pages may ask of a page that saves by itself. */
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
const listeners = new Set<() => void>();
let work: UnsavedWork | undefined;
let stopListening: (() => void) | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

/** The one place where a feature that saves meets the shell that shows it: features and shell know nothing of each other. */
export const unsavedWork = {
  /** Announces the work of the signed-in student; undefined withdraws it. */
  register(next: UnsavedWork | undefined): void {
    stopListening?.();
    work = next;
    stopListening = next?.subscribe(tell);
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  getState: (): SaveState => work?.getState() ?? IDLE,
  retry: (): void => work?.retry(),
  saveNow: (): Promise<void> => work?.saveNow() ?? Promise.resolve(),
  discard: (): Promise<void> => work?.discard() ?? Promise.resolve(),
};

/** How many changes are still on this device only. */
export const unsavedCount = (state: SaveState): number => ('count' in state ? state.count : 0);
