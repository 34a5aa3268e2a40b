// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserWake } from './wake';

const visibility = vi.spyOn(document, 'visibilityState', 'get');
beforeEach(() => {
  vi.useFakeTimers();
  visibility.mockReturnValue('visible');
});
afterEach(() => {
  vi.useRealTimers();
});

test('checks every five minutes', () => {
  const check = vi.fn<() => void>();
  const stop = browserWake(check);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(check).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1 + 5 * 60_000);
  expect(check).toHaveBeenCalledTimes(2);
  stop();
});

test('checks when the page is seen again, restored or online, not when it is hidden', () => {
  const check = vi.fn<() => void>();
  const stop = browserWake(check);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check).toHaveBeenCalledTimes(0);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('online'));
  expect(check).toHaveBeenCalledTimes(3);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60 * 60_000);
  expect(check).toHaveBeenCalledTimes(3);
});
