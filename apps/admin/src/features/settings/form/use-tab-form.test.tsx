import { ApiError } from '@academy/api-client';
import { dropUnsavedChanges, hasUnsavedChanges } from '@academy/app-kit/forms';
import { won } from '@academy/domain/money';
import type { EditedLunchSettings, LunchSettingsDraft } from '@academy/domain/meals';
import type { UndoResult } from '@academy/domain/operations';
import { aManager, someEditedLunchSettings, someLunchSettings } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../shared/toasts';
import { lunchModel } from '../lunch/lunch-model';
import { useTabForm } from './use-tab-form';

const outside = vi.hoisted(() => ({
  applyLunchSettings:
    vi.fn<
      (call: {
        body: { settings: LunchSettingsDraft };
        headers: Record<string, string>;
      }) => Promise<{ settings: EditedLunchSettings; undo: object }>
    >(),
  editedLunchSettings: vi.fn<() => Promise<EditedLunchSettings>>(),
  undoOperation: vi.fn<(call: object) => Promise<UndoResult>>(),
  status: 'manager',
}));
vi.mock('../../../shared/api', () => ({
  api: outside,
  session: { state: () => ({ status: outside.status }) },
}));

const saved = (version: number, changes: Parameters<typeof someLunchSettings>[0] = {}) =>
  someEditedLunchSettings({ version, settings: someLunchSettings(changes) });
/** A save that can be taken back. */
const done = (...what: Parameters<typeof saved>) => ({
  settings: saved(...what),
  undo: { operationId: '7', undoUntil: '2026-11-21T00:00:00.000Z' },
});
const stale = (current: EditedLunchSettings) =>
  new ApiError('response', 'applyLunchSettings', {
    answer: {
      status: 412,
      statusText: '',
      body: { message: '먼저 바꿨습니다.', code: 'settings-stale', current },
      header: () => undefined,
    },
  });

function open(loaded = saved(1), manager = aManager()) {
  const queries = new QueryClient();
  queries.setQueryData(['manager', 'me'], manager);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  );
  const { result, rerender, unmount } = renderHook(
    (version: EditedLunchSettings) => useTabForm(lunchModel, version),
    { wrapper, initialProps: loaded },
  );
  return { form: () => result.current, rerender, unmount };
}

const price = (form: ReturnType<ReturnType<typeof open>['form']>, value: number) =>
  act(() => form.set('lunchPrice', value));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  outside.status = 'manager';
});

test('counts changes, holds the page while there are some, and lets go after the save', async () => {
  outside.applyLunchSettings.mockResolvedValueOnce(done(2, { lunchPrice: won(5500) }));
  const { form } = open();
  expect(hasUnsavedChanges()).toBe(false);
  price(form(), 5500);
  expect(form().changed).toEqual(['lunchPrice']);
  expect(hasUnsavedChanges()).toBe(true);
  await act(() => form().submit());
  expect(outside.applyLunchSettings).toHaveBeenCalledExactlyOnceWith({
    body: expect.objectContaining({ settings: expect.objectContaining({ lunchPrice: 5500 }) }),
    headers: { 'If-Match': '"1"' },
  });
  expect(form().changed).toEqual([]);
  expect(hasUnsavedChanges()).toBe(false);
});

test('undo takes the save back, and what was typed since stays', async () => {
  outside.applyLunchSettings.mockResolvedValueOnce(done(2, { lunchPrice: won(5500) }));
  outside.undoOperation.mockResolvedValueOnce({ restored: 1, kept: [] });
  outside.editedLunchSettings.mockResolvedValueOnce(saved(3));
  const { form } = open();
  price(form(), 5500);
  await act(() => form().submit());
  act(() => form().set('bankName', '우리은행'));
  act(() => void toasts.undoLatest());
  await waitFor(() => expect(form().base.version).toBe(3));
  expect(outside.undoOperation).toHaveBeenCalledExactlyOnceWith({ params: { operationId: '7' } });
  expect(form().draft).toMatchObject({ lunchPrice: 5000, bankName: '우리은행' });
});

test('what cannot be taken back any more is shown, and the form stays', async () => {
  outside.applyLunchSettings.mockResolvedValueOnce(done(2, { lunchPrice: won(5500) }));
  const kept = [{ id: 'lunchPrice', label: '점심 단가', message: '그 뒤에 다시 바뀌었습니다.' }];
  outside.undoOperation.mockResolvedValueOnce({ restored: 0, kept });
  const { form } = open();
  price(form(), 5500);
  await act(() => form().submit());
  act(() => void toasts.undoLatest());
  await waitFor(() =>
    expect(toasts.getSnapshot().map(({ text }) => text)).toContainEqual(
      expect.stringContaining('점심 단가: 그 뒤에 다시 바뀌었습니다.'),
    ),
  );
  expect(form().draft.lunchPrice).toBe(5500);
});

test('a 412 brings the newer version in and saves nothing until its clash is settled', async () => {
  outside.applyLunchSettings
    .mockRejectedValueOnce(stale(saved(7, { lunchPrice: won(6500) })))
    .mockResolvedValueOnce(done(8, { lunchPrice: won(5500) }));
  const { form } = open();
  price(form(), 5500);
  await act(() => form().submit());
  expect(form().clash?.open).toEqual(['lunchPrice']);
  expect(form().failure).toBeUndefined();
  act(() => form().choose('lunchPrice', 'mine'));
  await act(() => form().submit());
  expect(outside.applyLunchSettings.mock.calls[1]?.[0].headers).toEqual({ 'If-Match': '"7"' });
  expect(form().clash).toBeUndefined();
});

test('any other failure is shown in the form and the draft stays', async () => {
  outside.applyLunchSettings.mockRejectedValueOnce(new ApiError('network', 'applyLunchSettings'));
  const { form } = open();
  price(form(), 5500);
  await act(() => form().submit());
  expect(form().failure).toBe('저장하지 못했습니다.');
  expect(form().draft.lunchPrice).toBe(5500);
});

test('a newer version that is read replaces an untouched form, and never a touched one', () => {
  const { form, rerender } = open();
  rerender(saved(2, { lunchPrice: won(5900) }));
  expect(form().draft.lunchPrice).toBe(5900);
  price(form(), 6100);
  rerender(saved(3, { lunchPrice: won(6500) }));
  expect(form().draft.lunchPrice).toBe(6100);
  expect(form().base.version).toBe(2);
});

test('what was typed when the login ended unasked waits for the same manager, once', () => {
  const first = open();
  price(first.form(), 5500);
  outside.status = 'unauthenticated';
  first.unmount();
  outside.status = 'manager';

  const other = open(saved(1), aManager({ id: '2' }));
  expect(other.form().draft.lunchPrice).toBe(5000);
  other.unmount();

  const again = open();
  price(again.form(), 5500);
  outside.status = 'unauthenticated';
  again.unmount();
  outside.status = 'manager';
  const back = open();
  expect(back.form().draft.lunchPrice).toBe(5500);
  back.unmount();
  const later = open();
  expect(later.form().draft.lunchPrice).toBe(5000);
});

test('who leaves without saving has lost the draft', () => {
  const first = open();
  price(first.form(), 5500);
  dropUnsavedChanges();
  outside.status = 'unauthenticated';
  first.unmount();
  outside.status = 'manager';
  expect(open().form().draft.lunchPrice).toBe(5000);
});
