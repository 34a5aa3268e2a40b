import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTheme } from '.';
import { readTheme } from './theme-choice';

const shown = () => document.documentElement.dataset.theme;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('follows the system until something is chosen, and keeps the choice', () => {
  const { result } = renderHook(useTheme);
  expect(result.current.theme).toBe('system');
  expect(shown()).toBeUndefined();
  act(() => result.current.setTheme('dark'));
  expect(shown()).toBe('dark');
  expect(readTheme()).toBe('dark');
  act(() => result.current.setTheme('system'));
  expect(shown()).toBeUndefined();
});

test('another tab changes it too', () => {
  const { result } = renderHook(useTheme);
  localStorage.setItem('theme', 'light');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(result.current.theme).toBe('light');
  expect(shown()).toBe('light');
});

test('a foreign entry and a closed storage read as system', () => {
  localStorage.setItem('theme', 'sepia');
  expect(readTheme()).toBe('system');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(readTheme()).toBe('system');
});

test('without storage the choice still shows', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const { result } = renderHook(useTheme);
  act(() => result.current.setTheme('dark'));
  expect(shown()).toBe('dark');
  act(() => result.current.setTheme('system'));
});
