import { expect, test, vi } from 'vitest';
import { unsavedCount, unsavedWork, type SaveState, type UnsavedWork } from './unsaved-work';

function work(state: SaveState): UnsavedWork & { tell: () => void } {
  let listener: () => void = () => undefined;
  return {
    subscribe: (next) => {
      listener = next;
      return () => undefined;
    },
    getState: () => state, retry: vi.fn<() => void>(), saveNow: vi.fn<() => Promise<void>>(), discard: vi.fn<() => Promise<void>>(), tell: () => listener(),
  };
}

test('the shell sees what a feature announces, and nothing when it withdraws', async () => {
  const heard = vi.fn<() => void>();
  const stop = unsavedWork.subscribe(heard);
  const meals = work({ kind: 'failed', count: 2, message: undefined });
  unsavedWork.register(meals);
  meals.tell();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(unsavedCount(unsavedWork.getState())).toBe(2);
  unsavedWork.retry();
  await unsavedWork.saveNow();
  await unsavedWork.discard();
  expect([meals.retry, meals.saveNow, meals.discard].every((call) => vi.mocked(call).mock.calls.length === 1)).toBe(true);
  unsavedWork.register(undefined);
  expect(unsavedWork.getState()).toEqual({ kind: 'idle' });
  expect(unsavedCount(unsavedWork.getState())).toBe(0);
  await expect(unsavedWork.saveNow()).resolves.toBeUndefined();
  stop();
});
