import { afterEach, expect, test, vi } from 'vitest';
import { unsavedCount, unsavedWork, type SaveState, type UnsavedWork } from './unsaved-work';

function work(state: SaveState): UnsavedWork & { become: (next: SaveState) => void } {
  let now = state;
  let listener: () => void = () => undefined;
  return {
    subscribe: (next) => {
      listener = next;
      return () => {
        listener = () => undefined;
      };
    },
    getState: () => now,
    retry: vi.fn<() => void>(),
    saveNow: vi.fn<() => Promise<void>>(),
    discard: vi.fn<() => Promise<void>>(),
    become(next) {
      now = next;
      listener();
    },
  };
}

afterEach(() => {
  unsavedWork.register('meals', undefined);
  unsavedWork.register('reasons', undefined);
});

test('the shell sees what a feature announces, and nothing when it withdraws', async () => {
  const heard = vi.fn<() => void>();
  const stop = unsavedWork.subscribe(heard);
  const meals = work({ kind: 'idle' });
  unsavedWork.register('meals', meals);
  meals.become({ kind: 'failed', count: 2, message: undefined });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(unsavedCount(unsavedWork.getState())).toBe(2);
  unsavedWork.register('meals', undefined);
  meals.become({ kind: 'saving', count: 1 });
  expect(heard).toHaveBeenCalledTimes(3);
  expect(unsavedWork.getState()).toEqual({ kind: 'idle' });
  expect(unsavedCount(unsavedWork.getState())).toBe(0);
  await expect(unsavedWork.saveNow()).resolves.toBeUndefined();
  stop();
});

test.each<[SaveState, SaveState, SaveState]>([
  [
    { kind: 'saved', at: 1 },
    { kind: 'draft', count: 1 },
    { kind: 'draft', count: 1 },
  ],
  [
    { kind: 'draft', count: 1 },
    { kind: 'failed', count: 2, message: '점검' },
    { kind: 'failed', count: 3, message: '점검' },
  ],
  [
    { kind: 'offline', count: 2 },
    { kind: 'saving', count: 1 },
    { kind: 'offline', count: 3 },
  ],
  [{ kind: 'idle' }, { kind: 'saved', at: 1 }, { kind: 'saved', at: 1 }],
])(
  'of several features the worst is told, and everything is counted: %j, %j',
  (meals, reasons, together) => {
    unsavedWork.register('meals', work(meals));
    unsavedWork.register('reasons', work(reasons));
    expect(unsavedWork.getState()).toEqual(together);
    expect(unsavedWork.getState()).toBe(unsavedWork.getState());
  },
);

test('every feature is asked to save, to try again and to forget', async () => {
  const [meals, reasons] = [work({ kind: 'draft', count: 1 }), work({ kind: 'draft', count: 1 })];
  unsavedWork.register('meals', meals);
  unsavedWork.register('reasons', reasons);
  unsavedWork.retry();
  await unsavedWork.saveNow();
  await unsavedWork.discard();
  for (const each of [meals, reasons]) {
    for (const call of [each.retry, each.saveNow, each.discard])
      expect(call).toHaveBeenCalledOnce();
  }
});
