import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webLock } from './tab-lock';
import { deferred } from '../testing/deferred';
import { fakeLocks } from '../testing/fake-locks';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a free lock is taken without waiting', async () => {
  const exclusive = webLock(fakeLocks(), 'refresh');
  expect(await exclusive(async (waited) => waited)).toBe(false);
});

test('the second waits for the first and is told so', async () => {
  const locks = fakeLocks();
  const first = deferred<string>();
  const done = [
    webLock(locks, 'refresh')(() => first.promise),
    webLock(locks, 'refresh')(async (waited) => waited),
  ];
  first.resolve('first');
  expect(await Promise.all(done)).toEqual(['first', true]);
});

test('a holder that hangs loses its right after ten seconds', async () => {
  const locks = fakeLocks();
  void webLock(locks, 'refresh')(() => new Promise(() => {}));
  const second = webLock(locks, 'refresh')(async () => 'went on');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await second).toBe('went on');
});

test('what the work throws comes through, and the work runs once', async () => {
  const locks = fakeLocks();
  const work = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('work failed'));
  await expect(webLock(locks, 'refresh')(work)).rejects.toThrow('work failed');
  const first = deferred<string>();
  const held = webLock(locks, 'refresh')(() => first.promise);
  const waiting = webLock(locks, 'refresh')(work);
  first.resolve('done');
  await held;
  await expect(waiting).rejects.toThrow('work failed');
  expect(work).toHaveBeenCalledTimes(2);
});
