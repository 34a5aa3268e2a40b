import type { SaveOutcome } from '@academy/api-client';
import { backOff } from '@academy/app-kit/writes';
import type { ReservationChange } from '@academy/domain/meals';
import type { SaveState } from '../../../shared/unsaved-work/unsaved-work';
import type { CalendarDay } from '@academy/domain/time';
import { firstBatch, toChanges } from './payload';
import { saveStateOf, type SaveFailure } from './save-state';
import { settle, type Settlement } from './settle';
import type { MealChange, Wish } from './wish';
import { createWishList, type WishListDeps } from './wish-list';

/** ms after the last tap. */
export const AUTOSAVE_DELAY = 800;
/** Wishes that nobody could send for a week are reported and given up: their days are long past. */
export const OUTBOX_DAYS = 7;

export interface Answer {
  result: SaveOutcome;
  settlement: Settlement;
  /**
   * False when a later save has been answered before: then only what this one confirms is news, not
   * its view of the month.
   */
  latest: boolean;
}

export interface AutosaveDeps extends WishListDeps {
  /** Reads the months of these days that were not read yet: what is not known is not written. */
  learn: (dates: readonly CalendarDay[]) => Promise<void>;
  /** `leaving`: the page may be gone in a moment, so the request has to outlive it. */
  send: (changes: ReservationChange[], seq: string, leaving: boolean) => Promise<SaveOutcome>;
  explain: (error: unknown) => SaveFailure;
  /**
   * `X-Client-Seq` of the next request: always higher than the one before, also across tabs and
   * reloads.
   */
  nextSeq: () => string;
  /**
   * False for a server that knows no `X-Client-Seq`: then requests go one after the other, also on
   * leaving.
   */
  isOrdered: () => boolean;
  /** True for a meal that locks within the minute: it goes out at once. */
  isUrgent: (change: MealChange) => boolean;
  isOnline: () => boolean;
  serverNow: () => number;
  startTimer: (run: () => void, ms: number) => () => void;
  onAnswer: (answer: Answer) => void;
  /** Wishes of an earlier visit: `replayed` go out again now, `expired` were given up. */
  onFound: (found: { replayed: Wish[]; expired: Wish[] }) => void;
}

export interface AutosaveSnapshot {
  wishes: ReadonlyMap<string, Wish>;
  state: SaveState;
}

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Sends what the student taps, one save at a time, and forgets a tap only when the server has
 * confirmed or refused it (ADR 0062).
 */
export function createAutosave(deps: AutosaveDeps) {
  const wishes = createWishList(deps);
  const listeners = new Set<() => void>();
  /** Revisions that a request without an answer carries, each with the number of such requests. */
  const inFlight = new Map<string, number>();
  let snapshot: AutosaveSnapshot = { wishes: wishes.all(), state: { kind: 'idle' } };
  let cancelTimer: (() => void) | undefined;
  let pumping: Promise<void> | undefined;
  let due = false;
  let closed = false;
  let failures = 0;
  let failure: SaveFailure | undefined;
  let savedAt: number | undefined;
  let sends = 0;
  let latestAnswer = 0;

  function publish(): void {
    if (closed) return;
    const all = wishes.all();
    snapshot = {
      wishes: all,
      state: saveStateOf({ open: all.size, online: deps.isOnline(), failures, failure, savedAt }),
    };
    for (const listener of listeners) listener();
  }

  function schedule(ms: number): void {
    cancelTimer?.();
    if (closed) return;
    cancelTimer = deps.startTimer(() => {
      cancelTimer = undefined;
      void pump();
    }, ms);
  }

  function fail(why: SaveFailure): void {
    failure = why;
    failures += 1;
    if (why.retry) schedule(Math.max(why.retryAfter ?? 0, backOff(failures)));
  }

  /** What can be sent: the wishes of days that were read. */
  const sendable = () =>
    firstBatch([...wishes.all().values()].filter(({ date }) => deps.truthOf(date)));

  const mustWait = () => inFlight.size > 0 && !deps.isOrdered();

  async function learned(): Promise<boolean> {
    try {
      await deps.learn(Array.from(wishes.all().values(), ({ date }) => date));
      return true;
    } catch (error) {
      if (!closed) fail(deps.explain(error));
      publish();
      return false;
    }
  }

  const carry = (batch: readonly Wish[], by: 1 | -1) => {
    for (const { rev } of batch) {
      const requests = (inFlight.get(rev) ?? 0) + by;
      if (requests === 0) inFlight.delete(rev);
      else inFlight.set(rev, requests);
    }
  };

  async function deliver(batch: Wish[], leaving = false): Promise<void> {
    const order = ++sends;
    wishes.markAttempted(batch);
    carry(batch, 1);
    try {
      const result = await deps.send(toChanges(batch, deps.truthOf), deps.nextSeq(), leaving);
      if (closed) return;
      const settlement = settle(batch, result);
      wishes.drop([...settlement.kept, ...settlement.refused.map(({ wish }) => wish)]);
      deps.onAnswer({ result, settlement, latest: order > latestAnswer });
      latestAnswer = Math.max(latestAnswer, order);
      savedAt = deps.serverNow();
      failures = settlement.unsettled.length > 0 ? failures : 0;
      failure = undefined;
      if (settlement.unsettled.length > 0) fail({ retry: true });
    } catch (error) {
      if (!closed) fail(deps.explain(error));
    } finally {
      carry(batch, -1);
      publish();
    }
  }

  /**
   * Works off the outbox: stops when it is empty, on the way, or when a save has failed and the
   * back-off has taken over.
   */
  async function drain(): Promise<void> {
    while (due) {
      due = false;
      if (closed) return;
      await wishes.reconcile();
      if (wishes.all().size > 0 && !(await learned())) return;
      const batch = sendable();
      publish();
      if (batch.every(({ rev }) => inFlight.has(rev)) || mustWait()) return;
      await deliver(batch);
      due ||= !failure && !cancelTimer && wishes.all().size > 0;
    }
  }

  function pump(): Promise<void> {
    due = true;
    pumping ??= drain().finally(() => {
      pumping = undefined;
    });
    return pumping;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,

    /** Looks for what an earlier visit left and sends it. */
    async start(): Promise<void> {
      await wishes.reconcile();
      const found = [...wishes.all().values()];
      const oldest = deps.clock() - OUTBOX_DAYS * 86_400_000;
      const expired = found.filter((wish) => wish.at < oldest);
      wishes.drop(expired);
      publish();
      if (found.length === 0) return;
      deps.onFound({ expired, replayed: found.filter((wish) => wish.at >= oldest) });
      await pump();
    },

    change(changes: readonly MealChange[]): void {
      wishes.want(changes);
      publish();
      schedule(changes.some(deps.isUrgent) ? 0 : AUTOSAVE_DELAY);
    },

    /** The network or the student is back: forget the back-off. */
    wake(): void {
      failures = 0;
      failure = undefined;
      publish();
      void pump();
    },

    /** Says again how things stand, after the browser went offline. */
    refresh: publish,

    /**
     * Sends now instead of in a moment, with everything a living page can do about a failure.
     * Resolves when it has worked or failed.
     */
    saveNow(): Promise<void> {
      cancelTimer?.();
      cancelTimer = undefined;
      return pump();
    },

    /**
     * On leaving: everything open goes out in this very moment, also what a request in flight
     * carries, for that one may die with the page. The higher `X-Client-Seq` keeps the order. Days
     * that were never read wait in the outbox for the next visit.
     */
    async flush(): Promise<void> {
      const open = sendable();
      if (open.length === 0 || mustWait()) return;
      cancelTimer?.();
      cancelTimer = undefined;
      await deliver(open, true);
      // What was tapped meanwhile had to wait for it.
      if (!failure && !cancelTimer && wishes.all().size > 0) void pump();
    },

    /**
     * The end of this session: nothing is sent any more; with `forget`, the outbox is emptied as
     * well (logout).
     */
    async close(forget: boolean): Promise<void> {
      cancelTimer?.();
      if (forget) wishes.drop([...wishes.all().values()]);
      closed = true;
      listeners.clear();
      await wishes.written();
    },
  };
}
