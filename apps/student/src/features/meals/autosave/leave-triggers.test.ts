// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { listenForLeaving } from './leave-triggers';

function setup(kind: 'saving' | 'failed' = 'saving') {
  const autosave = {
    flush: vi.fn<() => Promise<void>>(),
    wake: vi.fn<() => void>(),
    refresh: vi.fn<() => void>(),
    getSnapshot: () => ({ wishes: new Map(), state: { kind, count: 1, message: undefined } }),
  };
  return { autosave, stop: listenForLeaving(autosave) };
}

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('flushes when hidden or gone, wakes when visible or online', () => {
  const { autosave, stop } = setup();
  show('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(autosave.flush).toHaveBeenCalledTimes(2);
  show('visible');
  window.dispatchEvent(new Event('online'));
  expect(autosave.wake).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('offline'));
  expect(autosave.refresh).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(autosave.flush).toHaveBeenCalledTimes(2);
});

test.each([
  ['saving', false],
  ['failed', true],
] as const)('asks before unloading while a save is %s: %s', (kind, asks) => {
  const { stop } = setup(kind);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(asks);
  stop();
});
