// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { unsavedWork, type SaveState } from '../../shared/unsaved/unsaved-work';
import { UpdateNote } from './update-note';

/** A page with unsaved edits; `saves` says whether saving works. */
function edits(count: number, saves: boolean) {
  let state: SaveState = { kind: 'failed', count, message: undefined };
  const listeners = new Set<() => void>();
  unsavedWork.register('meals', {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    retry: () => undefined,
    discard: async () => undefined,
    saveNow: async () => {
      if (saves) state = { kind: 'saved', at: 0 };
      for (const listener of listeners) listener();
    },
  });
}

function show(isReady = true) {
  const use = vi.fn<(mayReload: () => boolean) => void>();
  render(
    <UpdateNote version={{ subscribe: () => () => undefined, isReady: () => isReady, use }} />,
  );
  return use;
}
const press = () => userEvent.setup().click(screen.getByRole('button', { name: '새로고침' }));

afterEach(() => unsavedWork.register('meals', undefined));

test('nothing is shown while there is no new version', () => {
  show(false);
  expect(screen.queryByRole('status')).toBeNull();
});

test('without edits it is used at once', async () => {
  const use = show();
  expect(screen.getByRole('status').textContent).toContain('새 버전이 있어요');
  await press();
  expect(use).toHaveBeenCalledOnce();
  expect(use.mock.calls[0]?.[0]()).toBe(true);
});

test('edits are saved first', async () => {
  edits(2, true);
  const use = show();
  await press();
  expect(use).toHaveBeenCalledOnce();
});

test('edits that cannot be saved keep the page, and the note says so', async () => {
  edits(2, false);
  const use = show();
  await press();
  expect(use).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('아직 저장하지 못한 변경이 2건 있어요.');
});

test('an edit that is made while the new version takes over keeps the page too', async () => {
  const use = show();
  await press();
  edits(1, false);
  expect(use.mock.calls[0]?.[0]()).toBe(false);
});
