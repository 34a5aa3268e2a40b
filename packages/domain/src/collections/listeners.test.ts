import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from './listeners';

test('each hears of a change once, until it stops', () => {
  const { subscribe, tell, isEmpty } = createListeners();
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = subscribe(one);
  subscribe(one);
  subscribe(other);
  tell();
  stop();
  tell();
  expect([one.mock.calls.length, other.mock.calls.length, isEmpty()]).toEqual([1, 2, false]);
});

test('who hears of a change finds the new value', () => {
  const store = createStore('old');
  const found: string[] = [];
  store.subscribe(() => found.push(store.get()));
  store.set('new');
  expect(found).toEqual(['new']);
});
