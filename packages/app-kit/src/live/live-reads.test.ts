import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_PAUSE_MS, liveReads } from './live-reads';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function reading() {
  const waiting: (() => void)[] = [];
  const read = vi.fn<(key: readonly string[]) => Promise<void>>(
    () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      }),
  );
  const leaving = new AbortController();
  const answer = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(LIVE_PAUSE_MS);
  };
  return { hint: liveReads(read, leaving.signal), read, answer, leave: () => leaving.abort() };
}

test('the first hint reads at once, all that come meanwhile read once more', async () => {
  const { hint, read, answer } = reading();
  hint(['day']);
  expect(read).toHaveBeenCalledTimes(1);
  for (let more = 0; more < 20; more += 1) hint(['day']);
  expect(read).toHaveBeenCalledTimes(1);
  await answer();
  expect(read).toHaveBeenCalledTimes(2);
  await answer();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a hint of something else does not wait', () => {
  const { hint, read } = reading();
  hint(['day']);
  hint(['month']);
  expect(read.mock.calls).toEqual([[['day']], [['month']]]);
});

test('a hint after the pause reads at once again', async () => {
  const { hint, read, answer } = reading();
  hint(['day']);
  await answer();
  hint(['day']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a page that was left reads no more', async () => {
  const { hint, read, answer, leave } = reading();
  hint(['day']);
  hint(['day']);
  leave();
  await answer();
  expect(read).toHaveBeenCalledTimes(1);
});
