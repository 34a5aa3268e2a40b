import { ApiError } from '@academy/api-client';
import type { OpenEdit } from '../edit-store';
import { createOutbox } from '../outbox';
import type { Answered, OutboxFeature, TabMessage } from '../outbox-types';
import type { SaveFailure } from '../save-state';
import { createMemoryStorage, createTextStore } from '../text-store';
import type { createFakeClock } from './fake-clock';
import type { FakeServer, SwitchAnswer } from './fake-server';

/**
 * What becomes of the next requests: `lost` never arrives, `mute` arrives but its answer does not,
 * `late` arrives only when released, `curt` is answered with a success without details.
 */
export type Network = 'good' | 'lost' | 'mute' | 'late' | 'curt';

interface Switch {
  name: string;
  value: boolean;
  base?: number;
}
type News = TabMessage<Switch, SwitchAnswer>;

export const DELAY = 800;

const readSwitch = (stored: unknown): OpenEdit<Switch> | undefined =>
  typeof stored === 'object' &&
  stored !== null &&
  'name' in stored &&
  typeof stored.name === 'string' &&
  'value' in stored &&
  typeof stored.value === 'boolean' &&
  'rev' in stored &&
  typeof stored.rev === 'string' &&
  'at' in stored &&
  typeof stored.at === 'number'
    ? {
        rev: stored.rev,
        at: stored.at,
        name: stored.name,
        value: stored.value,
        ...('base' in stored && typeof stored.base === 'number' && { base: stored.base }),
      }
    : undefined;

/**
 * A phone with switches that are kept on a server: its storage survives `reload()`, the page on it
 * does not. `versions`: an edit is based on the version that its author saw. `storage`: another
 * one, that forgets for example. `hasty`: it takes a request for saved when it is sent.
 */
export function createFakeDevice(
  name: string,
  server: FakeServer,
  clock: ReturnType<typeof createFakeClock>,
  { versions = false, hasty = false, storage = createMemoryStorage() } = {},
) {
  const late: (() => void)[] = [];
  const sent: { names: string[]; leaving: boolean; stored: string | null }[] = [];
  const found: { replayed: number; expired: number }[] = [];
  const urgent = new Set<string>();
  const answers: Answered<Switch, SwitchAnswer>[] = [];
  const subscribers = new Set<(news: News) => void>();
  let turns = Promise.resolve();
  let network: Network = 'good';
  let failure: SaveFailure = { retry: true };
  let [ordered, counter, visits] = [true, 0, 0];
  const tabs = [openTab()];

  function request(
    changes: readonly Switch[],
    seq: string,
    signal: AbortSignal,
  ): Promise<SwitchAnswer> {
    if (network === 'lost') return Promise.reject(new Error('lost'));
    if (network === 'mute') {
      server.save(changes, seq);
      return Promise.reject(new Error('mute'));
    }
    if (network === 'curt') {
      server.save(changes, seq);
      return Promise.reject(new ApiError('malformed', 'PUT /switches'));
    }
    if (network === 'late')
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        late.push(() => !signal.aborted && resolve(server.save(changes, seq)));
      });
    return Promise.resolve(server.save(changes, seq));
  }

  function openTab() {
    const known = new Map<string, { value: boolean; version: number }>();
    const read = (one: string) => {
      if (!known.has(one))
        known.set(one, { value: server.read(one), version: server.versionOf(one) });
    };
    const feature: OutboxFeature<Switch, SwitchAnswer> = {
      keyOf: (edit) => edit.name,
      read: readSwitch,
      isKnown: (edit) => !versions && known.get(edit.name)?.value === edit.value,
      ...(versions && {
        onto: (earlier, later) =>
          earlier.base === undefined ? later : { ...later, base: earlier.base },
      }),
      delayOf: (edits) => (edits.some((edit) => urgent.has(edit.name)) ? 0 : DELAY),
      async prepare(edits) {
        if (
          edits.some((edit) => !known.has(edit.name)) &&
          (network === 'lost' || network === 'mute')
        )
          throw new Error(network);
        for (const edit of edits) read(edit.name);
      },
      batch: (edits) => edits.filter((edit) => known.has(edit.name)),
      send(batch, { seq, leaving, signal }) {
        const stored = storage.getItem('outbox');
        sent.push({ names: batch.map((edit) => edit.name), leaving, stored });
        const answer = request(batch, seq, signal);
        if (!hasty) return answer;
        answer.catch(() => undefined);
        const saved = batch.map((edit) => ({ version: 0, ...edit }));
        return Promise.resolve({ saved, refused: [], conflicts: [] });
      },
      isOrdered: () => ordered,
      settle:
        ({ saved, refused, conflicts }) =>
        (edit, newest) => {
          if (refused.includes(edit.name) || conflicts.some((one) => one.name === edit.name))
            return 'done';
          const row = saved.find((one) => one.name === edit.name);
          if (row?.value !== edit.value) return 'again';
          return versions && newest.rev !== edit.rev ? { ...newest, base: row.version } : 'done';
        },
      onAnswer(answered) {
        if (answered.here) answers.push(answered);
        for (const row of [...answered.answer.saved, ...answered.answer.conflicts])
          if (answered.latest || row.version > (known.get(row.name)?.version ?? 0))
            known.set(row.name, row);
      },
      explain: () => failure,
      quietFailures: 3,
      onFound: ({ replayed, expired }) =>
        void found.push({ replayed: replayed.length, expired: expired.length }),
      readAgain(edits) {
        for (const edit of edits) {
          known.delete(edit.name);
          read(edit.name);
        }
      },
    };
    let alive = true;
    let die: () => void = () => undefined;
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    const mine = new Set<(news: News) => void>();
    const outbox = createOutbox(feature, {
      store: createTextStore(storage, 'outbox', feature),
      clock: clock.now,
      serverNow: clock.now,
      pageId: `${name}${++visits}`,
      nextSeq: () => `${name}:${++counter}`,
      isOnline: () => true,
      startTimer: clock.startTimer,
      tabs: {
        post(news) {
          const others = [...subscribers].filter((subscriber) => !mine.has(subscriber));
          queueMicrotask(() => others.forEach((subscriber) => subscriber(news)));
        },
        subscribe(listener) {
          mine.add(listener);
          subscribers.add(listener);
          return () => subscribers.delete(listener);
        },
        exclusive(run) {
          turns = turns.then(() => (alive ? Promise.race([run(), death]) : undefined));
          return turns;
        },
      },
    });
    void outbox.start();
    return {
      outbox,
      read,
      known,
      die() {
        alive = false;
        void outbox.close(false);
        die();
      },
    };
  }
  const tabAt = (index: number) => tabs[index] ?? tabs[0]!;

  const shown = (one: string, tab = 0): boolean =>
    tabAt(tab).outbox.getSnapshot().edits.get(one)?.value ??
    tabAt(tab).known.get(one)?.value ??
    server.read(one);

  return {
    sent,
    answers,
    found,
    /** Switches that lock within the minute. */
    urgent,
    shown,
    tap(one: string, tab = 0): boolean {
      const value = !shown(one, tab);
      const { read, known, outbox } = tabAt(tab);
      read(one);
      outbox.add([{ name: one, value, ...(versions && { base: known.get(one)?.version ?? 0 }) }]);
      return value;
    },
    setNetwork(next: Network): void {
      network = next;
    },
    /** From now on the server cannot recognise late requests. */
    forgetOrder(): void {
      ordered = false;
    },
    /** What a failed request means to the outbox. */
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
    /** A page goes away without a word; delayed requests may still arrive. */
    reload(tab = 0): void {
      tabAt(tab).die();
      tabs[tab] = openTab();
    },
    /** Another page of the same browser: one storage, one counter, its own memory. */
    openSecondTab: () => void tabs.push(openTab()),
    outbox: (tab = 0) => tabAt(tab).outbox,
    stored: () => storage.getItem('outbox'),
  };
}
