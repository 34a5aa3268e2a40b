import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveStatus, type SaveState } from '.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = {
  saving: '저장 중…',
  saved: '저장됨 14:03',
  failed: '저장하지 못했어요',
  offline: '오프라인 · 변경 1건 대기',
};
const shown = () => screen.getByRole('status').textContent;

function setUp(first: SaveState) {
  const { rerender } = render(<SaveStatus state={first} texts={texts} />);
  return (state: SaveState) => rerender(<SaveStatus state={state} texts={texts} />);
}

test('says nothing of a save that takes less than 300 ms', () => {
  const become = setUp('idle');
  become('saving');
  act(() => vi.advanceTimersByTime(299));
  expect(shown()).toBe('');
  become('saved');
  expect(shown()).toBe('저장됨 14:03');
});

test('says 저장 중… from 300 ms on; what stood before stays until then', () => {
  const become = setUp('failed');
  become('saving');
  expect(shown()).toBe('저장하지 못했어요');
  act(() => vi.advanceTimersByTime(300));
  expect(shown()).toBe('저장 중…');
});

test('failure and offline show at once', () => {
  const become = setUp('saved');
  become('offline');
  expect(shown()).toBe('오프라인 · 변경 1건 대기');
  become('failed');
  expect(shown()).toBe('저장하지 못했어요');
});
