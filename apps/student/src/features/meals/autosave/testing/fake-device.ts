import type { MealsOfDay, ReservationChange, SaveResult } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { createAutosave, type Answer, type Autosave } from '../autosave';
import type { SaveFailure } from '../save-state';
import { createMemoryStorage, createTextStore } from '../text-store';
import type { MealChange } from '../wish';
import type { createFakeClock } from './fake-clock';
import type { FakeServer } from './fake-server';

/**
 * What becomes of the next requests: `lost` never arrives, `mute` arrives but its answer does not,
 * `late` arrives only when released.
 */
export type Network = 'good' | 'lost' | 'mute' | 'late';

/** A phone: its storage survives `reload()`, the page on it does not. */
export function createFakeDevice(
  name: string,
  server: FakeServer,
  clock: ReturnType<typeof createFakeClock>,
) {
  const storage = createMemoryStorage();
  const late: (() => void)[] = [];
  const sent: {
    changes: ReservationChange[];
    seq: string;
    leaving: boolean;
    outbox: string | null;
  }[] = [];
  const found: { replayed: number; expired: number }[] = [];
  const urgent = new Set<CalendarDay>();
  const answers: Answer[] = [];
  let network: Network = 'good';
  let failure: SaveFailure = { retry: true };
  let ordered = true;
  let counter = 0;
  let visits = 0;
  let page = openPage();

  function request(
    changes: ReservationChange[],
    seq: string,
    leaving: boolean,
  ): Promise<SaveResult> {
    sent.push({ changes, seq, leaving, outbox: storage.getItem('outbox') });
    if (network === 'lost') return Promise.reject(new Error('lost'));
    if (network === 'mute') {
      server.save(changes, seq);
      return Promise.reject(new Error('mute'));
    }
    if (network === 'late')
      return new Promise((resolve) => void late.push(() => resolve(server.save(changes, seq))));
    return Promise.resolve(server.save(changes, seq));
  }

  function openPage(): { autosave: Autosave; truth: Map<CalendarDay, MealsOfDay> } {
    const truth = new Map<CalendarDay, MealsOfDay>();
    const autosave = createAutosave({
      store: createTextStore(storage, 'outbox'),
      truthOf: (date) => truth.get(date),
      learn: async (dates) => {
        const unread = dates.filter((date) => !truth.has(date));
        if (unread.length > 0 && (network === 'lost' || network === 'mute'))
          throw new Error(network);
        for (const date of unread) truth.set(date, server.read(date));
      },
      clock: clock.now,
      pageId: `${name}${++visits}`,
      send: request,
      explain: () => failure,
      isOrdered: () => ordered,
      nextSeq: () => `${name}:${++counter}`,
      isUrgent: ({ date }) => urgent.has(date),
      isOnline: () => true,
      serverNow: clock.now,
      startTimer: clock.startTimer,
      onAnswer: (answer) => {
        answers.push(answer);
        if (answer.latest)
          for (const { date, lunch, dinner } of answer.result.month ?? [])
            truth.set(date, { lunch, dinner });
        for (const { date, meal, value } of answer.settlement.kept)
          truth.set(date, { ...(truth.get(date) ?? server.read(date)), [meal]: value });
      },
      onFound: ({ replayed, expired }) =>
        void found.push({ replayed: replayed.length, expired: expired.length }),
    });
    void autosave.start();
    return { autosave, truth };
  }

  const shown = (change: Pick<MealChange, 'date' | 'meal'>): boolean =>
    page.autosave.getSnapshot().wishes.get(`${change.date}|${change.meal}`)?.value ??
    (page.truth.get(change.date) ?? server.read(change.date))[change.meal];

  return {
    sent,
    answers,
    found,
    /** Days that lock within the minute. */
    urgent,
    shown,
    tap(date: CalendarDay, meal: MealChange['meal']): boolean {
      const value = !shown({ date, meal });
      page.truth.set(date, page.truth.get(date) ?? server.read(date));
      page.autosave.change([{ date, meal, value }]);
      return value;
    },
    setNetwork(next: Network): void {
      network = next;
    },
    /** The server knows no `X-Client-Seq`. */
    forgetOrder(): void {
      ordered = false;
    },
    /** What a failed request means to the engine. */
    failAs(next: SaveFailure): void {
      failure = next;
    },
    /**
     * Lets one delayed request arrive: the newest first when `newest`, so that requests overtake
     * each other.
     */
    release(newest: boolean): void {
      const next = newest ? late.pop() : late.shift();
      next?.();
    },
    late: () => late.length,
    /** The page goes away without a word; delayed requests may still arrive. */
    reload(): void {
      void page.autosave.close(false);
      page = openPage();
    },
    /** Another page of the same browser: one storage, one counter, its own memory. */
    secondTab: () => openPage().autosave,
    autosave: () => page.autosave,
    outbox: () => storage.getItem('outbox'),
  };
}
