import type { MealsOfDay } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import type { OutboxStore } from './outbox-store';
import { wishKey, type MealChange, type Wish } from './wish';

export interface WishListDeps {
  store: OutboxStore;
  /** What the server said last about a day; undefined while nothing is known. */
  truthOf: (date: CalendarDay) => MealsOfDay | undefined;
  /** ms of the device's clock. */
  clock: () => number;
  /** Names this page among the tabs of the browser: makes revisions unique. */
  pageId: string;
}

/**
 * The open wishes in memory, mirrored in the store. Every change is in memory at once; `written()`
 * says when the store has it.
 */
export function createWishList({ store, truthOf, clock, pageId }: WishListDeps) {
  let wishes: ReadonlyMap<string, Wish> = new Map();
  /**
   * Wishes that a request has carried: the server may have them although no answer came, so tapping
   * back must be sent as well.
   */
  const attempted = new Set<string>();
  /**
   * Revisions that the store has confirmed. Only these may vanish when the store no longer holds
   * them.
   */
  const stored = new Set<string>();
  /**
   * Revisions that are settled: a store read that began before they were removed must not bring
   * them back.
   */
  const gone = new Set<string>();
  let writing: Promise<unknown> = Promise.resolve();
  let taps = 0;

  // Begun at once, so that even a page that closes in this moment has handed its write over. A
  // store that fails is no reason to stop: the wish stays in memory and goes to the server all the
  // same.
  const track = (write: Promise<void>) => {
    writing = Promise.all([writing, write.catch(() => undefined)]);
  };
  const put = async (list: readonly Wish[]) => {
    if (list.length === 0) return;
    await store.put(list);
    for (const { rev } of list) stored.add(rev);
  };
  const removeFromStore = async (list: readonly Wish[]) => {
    for (const { rev } of list) gone.add(rev);
    if (list.length > 0) await store.remove(list);
  };

  return {
    all: () => wishes,
    written: () => writing,

    want(changes: readonly MealChange[]): void {
      const next = new Map(wishes);
      const added: Wish[] = [];
      const takenBack: Wish[] = [];
      for (const { date, meal, value } of changes) {
        const key = wishKey({ date, meal });
        const before = next.get(key);
        const truth = truthOf(date);
        if (truth?.[meal] === value && !attempted.has(key)) {
          if (before) takenBack.push(before);
          next.delete(key);
        } else {
          const wish = { date, meal, value, rev: `${pageId}:${++taps}`, at: clock() };
          next.set(key, wish);
          added.push(wish);
        }
      }
      wishes = next;
      track(removeFromStore(takenBack));
      track(put(added));
    },

    markAttempted(list: readonly Wish[]): void {
      for (const wish of list) attempted.add(wishKey(wish));
    },

    /** Forgets wishes that are settled, unless the student has tapped the same meal again since. */
    drop(list: readonly Wish[]): void {
      const next = new Map(wishes);
      for (const wish of list) {
        const key = wishKey(wish);
        if (next.get(key)?.rev !== wish.rev) continue;
        next.delete(key);
        attempted.delete(key);
      }
      wishes = next;
      track(removeFromStore(list));
    },

    /**
     * Takes over what another tab (or an earlier life of this one) left in the store, and forgets
     * what another tab has settled.
     */
    async reconcile(): Promise<void> {
      await writing;
      const expected = new Set(stored);
      const loaded = await store.load().catch(() => undefined);
      if (!loaded) return;
      const found = new Map(loaded.map((wish) => [wishKey(wish), wish]));
      const next = new Map(wishes);
      for (const [key, wish] of next)
        if (!found.has(key) && expected.has(wish.rev)) next.delete(key);
      for (const [key, wish] of found) {
        const mine = next.get(key);
        if (gone.has(wish.rev) || (mine && (mine.rev === wish.rev || mine.at > wish.at))) continue;
        next.set(key, wish);
        stored.add(wish.rev);
        attempted.add(key);
      }
      wishes = next;
    },
  };
}
