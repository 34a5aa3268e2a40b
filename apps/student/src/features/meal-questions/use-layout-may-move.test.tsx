// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLayoutMayMove } from './use-layout-may-move';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('what would move the page waits for a pause in the taps, and then stays', () => {
  const { result } = renderHook(() => useLayoutMayMove(false));
  for (let tap = 0; tap < 5; tap += 1) {
    wait(1000);
    fireEvent.pointerDown(window);
  }
  wait(1499);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  fireEvent.keyDown(window);
  expect(result.current).toBe(true);
});

test('where it may move the page it comes at once', () => {
  expect(renderHook(() => useLayoutMayMove(true)).result.current).toBe(true);
});
