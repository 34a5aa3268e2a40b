// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCalm } from './use-calm';

const activation = { isActive: true };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userActivation: activation });
  activation.isActive = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what would move the page waits for a pause in the taps, and then stays', () => {
  const { result } = renderHook(() => useCalm(false));
  act(() => { vi.advanceTimersByTime(5000); });
  expect(result.current).toBe(false);
  activation.isActive = false;
  act(() => { vi.advanceTimersByTime(500); });
  expect(result.current).toBe(true);
  activation.isActive = true;
  act(() => { vi.advanceTimersByTime(5000); });
  expect(result.current).toBe(true);
});

test('where it may move the page, or the browser can’t tell, it comes at once', () => {
  expect(renderHook(() => useCalm(true)).result.current).toBe(true);
  vi.stubGlobal('navigator', {});
  expect(renderHook(() => useCalm(false)).result.current).toBe(true);
});
