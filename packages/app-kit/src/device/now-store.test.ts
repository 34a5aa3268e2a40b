import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNowStore } from './now-store';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 24, 4, 59, 30, 250) }));
afterEach(() => vi.useRealTimers());

const minute = (text: string) => Date.parse(text);

function setup() {
  let offset = 0;
  let clockMoved: () => void = () => undefined;
  const store = createNowStore({
    serverNow: () => new Date(Date.now() + offset),
    subscribe: (listener) => {
      clockMoved = listener;
      return () => undefined;
    },
  });
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.getMinute()));
  return {
    store,
    seen,
    stop,
    move(ms: number) {
      offset = ms;
      clockMoved();
    },
  };
}

test('says the new minute when it begins, to the millisecond', () => {
  const { store, seen } = setup();
  vi.advanceTimersByTime(29_749);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([minute('2026-11-24T05:00Z')]);
  vi.advanceTimersByTime(60_000);
  expect(store.getMinute()).toBe(minute('2026-11-24T05:01Z'));
});

test('looks again when the server’s clock turns out to be another one, and when the page is visible again', () => {
  const { seen, move } = setup();
  move(3_600_000);
  expect(seen).toEqual([minute('2026-11-24T05:59Z')]);
  // A hidden page's timers sleep: the clock goes on without them.
  vi.setSystemTime(Date.UTC(2026, 10, 24, 6, 10));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen.at(-1)).toBe(minute('2026-11-24T07:10Z'));
});

test('rests while nobody watches', () => {
  const { stop } = setup();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
