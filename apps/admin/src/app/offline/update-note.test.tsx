import { useUnsavedChanges } from '@academy/app-kit/forms';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UpdateNote } from './update-note';

function Form({ unsaved }: { unsaved: boolean }) {
  useUnsavedChanges(unsaved);
  return null;
}

function show({ isReady = true, unsaved = false } = {}) {
  const use = vi.fn<(mayReload: () => boolean) => void>();
  const version = { subscribe: () => () => undefined, isReady: () => isReady, use };
  const page = (withUnsaved: boolean) => (
    <QueryClientProvider client={new QueryClient()}>
      <Form unsaved={withUnsaved} />
      <UpdateNote version={version} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(unsaved));
  return { use, save: () => rerender(page(false)) };
}
afterEach(cleanup);
const press = () => fireEvent.click(screen.getByRole('button', { name: '새로고침' }));

test('nothing is shown while there is no new version', () => {
  show({ isReady: false });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a press loads the new version, unless something is unsaved by the time that it is ready', () => {
  const { use } = show();
  expect(screen.getByRole('status').textContent).toContain('새 버전이 있습니다.');
  press();
  expect(use.mock.calls[0]?.[0]()).toBe(true);
});

test('a form that is not saved keeps the page, and the note says so; saved, it may be loaded', () => {
  const { use, save } = show({ unsaved: true });
  press();
  expect(use).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain(
    '저장하지 않은 변경이 있습니다. 저장한 뒤에 새로고침하세요.',
  );
  save();
  press();
  expect(use).toHaveBeenCalledOnce();
});
