import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backOff, pause } from './back-off';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the wait doubles from a second to a quarter of a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(backOff)).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
  ]);
});

test.each([
  ['its time', () => void vi.advanceTimersByTime(5000)],
  ['a network that is back', () => void window.dispatchEvent(new Event('online'))],
  ['who left', (page: AbortController) => page.abort()],
])('a pause ends with %s, and leaves nothing behind', async (_, happens) => {
  const page = new AbortController();
  const over = pause(5000, page.signal);
  vi.advanceTimersByTime(4999);
  expect(vi.getTimerCount()).toBe(1);
  happens(page);
  await over;
  expect(vi.getTimerCount()).toBe(0);
});
