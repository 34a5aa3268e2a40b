import type { EditKind, EditStore, OpenEdit } from './edit-store';
import type { SaveFailure, SaveState } from './save-state';

/** Edits that could not be sent for this long are reported and dropped. */
export const OUTBOX_DAYS = 7;
/** ms until a tab sends another tab's edits, in case that one is gone. */
export const OTHER_TAB_MS = 5000;

/** An answer to a save, in the tab that asked and in all others. */
export interface Answered<Edit, Answer> {
  sent: readonly OpenEdit<Edit>[];
  answer: Answer;
  /** Whether this tab sent it. */
  here: boolean;
  /** False when a later save has been answered before: then only what it confirms is news. */
  latest: boolean;
}

/** What differs from feature to feature. */
export interface OutboxFeature<Edit, Answer> extends EditKind<Edit> {
  isKnown?: (edit: Edit) => boolean;
  onto?: (earlier: Edit, later: Edit) => Edit;
  /** Waits for a person: it is kept, and not sent. */
  isHeld?: (edit: OpenEdit<Edit>) => boolean;
  /**
   * ms after the last edit until they go out, 0 for at once; when not given, as soon as they are
   * drawn.
   */
  delayOf?: (edits: readonly Edit[]) => number;
  /** Loads what sending the edits depends on. */
  prepare?: (edits: readonly OpenEdit<Edit>[]) => Promise<void>;
  /** Those that the next request carries. */
  batch: (edits: readonly OpenEdit<Edit>[]) => OpenEdit<Edit>[];
  /**
   * `seq`: always higher than the one before, also across tabs and reloads. `leaving`: the page may
   * be gone in a moment, so the request has to outlive it. `signal`: the edits were given up.
   */
  send: (
    batch: readonly OpenEdit<Edit>[],
    how: { seq: string; leaving: boolean; signal: AbortSignal },
  ) => Promise<Answer>;
  /**
   * False when a late request could undo a newer one: then they go one after the other, on leaving
   * too.
   */
  isOrdered?: () => boolean;
  /**
   * What becomes of a sent edit: `done` (also when it was refused), `again`, or the edit that
   * replaces it. `newest` may be a later edit of the same thing.
   */
  settle: (
    answer: Answer,
  ) => (sent: OpenEdit<Edit>, newest: OpenEdit<Edit>) => Edit | 'done' | 'again';
  onAnswer: (answered: Answered<Edit, Answer>) => void;
  /**
   * What a failed request means for its edits, unless they just wait: `drop` gives them up, a list
   * replaces them.
   */
  onFailure?: (
    error: unknown,
    batch: readonly OpenEdit<Edit>[],
  ) => 'drop' | readonly OpenEdit<Edit>[] | undefined;
  /**
   * The server refused this edit for good, and it is given up. Several that were refused together
   * are sent again one by one, so that the others get through.
   */
  onRefused?: (error: unknown, edit: OpenEdit<Edit>) => void;
  explain?: (error: unknown) => SaveFailure;
  quietFailures?: number;
  /** False for edits that wait however long it takes: by default a week is enough. */
  expires?: boolean;
  /** Edits of an earlier visit: `replayed` go out again now, `expired` were given up. */
  onFound?: (found: { replayed: OpenEdit<Edit>[]; expired: OpenEdit<Edit>[] }) => void;
  /** Another tab settled these and this one missed the answer. */
  readAgain: (edits: readonly OpenEdit<Edit>[]) => void;
}

export interface AnswerMessage<Edit, Answer> {
  say: 'answer';
  seq: string;
  sent: readonly OpenEdit<Edit>[];
  answer: Answer;
}

/**
 * Messages between an owner's tabs: new edits, edits in flight, edits that were given up, answers.
 */
export type TabMessage<Edit, Answer> =
  | { say: 'edits' | 'carried' | 'gone'; edits: readonly OpenEdit<Edit>[] }
  | AnswerMessage<Edit, Answer>;

/** The browser's part; tests provide their own. */
export interface OutboxDevice<Edit, Answer> {
  store: EditStore<Edit>;
  clock: () => number;
  serverNow: () => number;
  pageId: string;
  nextSeq: () => string;
  isOnline: () => boolean;
  /** Without `ms`: once the edit has been painted. */
  startTimer: (run: () => void, ms?: number) => () => void;
  tabs: {
    post: (news: TabMessage<Edit, Answer>) => void;
    subscribe: (listener: (news: TabMessage<Edit, Answer>) => void) => () => void;
    /** Runs while no other tab does. */
    exclusive: (run: () => Promise<void>) => Promise<void>;
  };
}

export interface OutboxSnapshot<Edit> {
  edits: ReadonlyMap<string, OpenEdit<Edit>>;
  state: SaveState;
}
