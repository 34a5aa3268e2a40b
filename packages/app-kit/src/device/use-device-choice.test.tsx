import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeviceChoice } from '.';

const side = {
  read: (text: string | null) => (text === 'left' ? 'left' : 'right'),
  write: String,
};
const open = () => renderHook(() => useDeviceChoice('side', side)).result;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a choice is there again when the page is opened again', () => {
  const first = open();
  expect(first.current[0]).toBe('right');
  act(() => first.current[1]('left'));
  expect(first.current[0]).toBe('left');
  expect(open().current[0]).toBe('left');
});

test('a browser that keeps nothing still lets one choose', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const choice = open();
  expect(choice.current[0]).toBe('right');
  act(() => choice.current[1]('left'));
  expect(choice.current[0]).toBe('left');
});

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('names', '{');
  const { result } = renderHook(() =>
    useDeviceChoice<unknown>('names', {
      read: (text) => JSON.parse(text ?? '[]'),
      write: (names) => JSON.stringify(names),
    }),
  );
  expect(result.current[0]).toEqual([]);
});
