import { ApiError } from '@academy/api-client';
import {
  aManager,
  aMealEffect,
  someEditedLunchSettings,
  someLunchSettings,
} from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../shared/toasts';
import { useLunchForm } from './use-lunch-form';

const api = vi.hoisted(() => ({
  previewLunchSettings: vi.fn<(call: unknown) => Promise<unknown>>(),
  applyLunchSettings: vi.fn<(call: unknown) => Promise<unknown>>(),
  undoOperation: vi.fn<(call: unknown) => Promise<unknown>>(),
  editedLunchSettings: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('../../../shared/api', () => ({
  api,
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const saved = (version: number, changes: Parameters<typeof someLunchSettings>[0] = {}) =>
  someEditedLunchSettings({ version, settings: someLunchSettings(changes) });
const closed = { mondayLunch: false };
const loss = aMealEffect();
const nobody = aMealEffect({
  mealCount: 0,
  studentCount: 0,
  amount: 0,
  settleable: 0,
  days: [],
  students: [],
  locked: [],
  unlocked: [],
  frozenBills: 0,
  choices: ['keep'],
});
const applied = {
  settings: saved(2, closed),
  effect: loss,
  undo: { operationId: '7', undoUntil: '2026-11-21T00:00:00.000Z' },
};
const changed = new ApiError('response', 'applyLunchSettings', {
  answer: {
    status: 409,
    statusText: '',
    body: {
      message: '바뀌었습니다.',
      code: 'effect-changed',
      effect: aMealEffect({ mealCount: 9 }),
    },
    header: () => undefined,
  },
});

function open(manager = aManager()) {
  const queries = new QueryClient();
  queries.setQueryData(['manager', 'me'], manager);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useLunchForm(saved(1, { mondayLunch: true })), { wrapper });
  return () => result.current;
}
type Lunch = ReturnType<ReturnType<typeof open>>;
const close = (lunch: Lunch) => act(() => lunch.form.set('mondayLunch', false));
const save = (lunch: Lunch) => act(async () => lunch.save());

test('the bank account concerns nobody’s meals: saved without a question', async () => {
  api.applyLunchSettings.mockResolvedValueOnce({ ...applied, settings: saved(2) });
  const lunch = open();
  act(() => lunch().form.set('bankName', '우리은행'));
  await save(lunch());
  expect(api.applyLunchSettings).toHaveBeenCalledOnce();
  expect(api.previewLunchSettings).not.toHaveBeenCalled();
});

test('a change that concerns nobody is saved at once, under the figures that were looked at', async () => {
  api.previewLunchSettings.mockResolvedValueOnce(nobody);
  api.applyLunchSettings.mockResolvedValueOnce(applied);
  const lunch = open();
  close(lunch());
  await save(lunch());
  expect(lunch().effect).toBeUndefined();
  expect(api.applyLunchSettings).toHaveBeenCalledExactlyOnceWith({
    body: expect.objectContaining({ choice: 'keep', expected: { mealCount: 0, amount: 0 } }),
    headers: { 'If-Match': '"1"' },
  });
});

test('a change that concerns somebody asks first, takes newer figures, and is taken back as one operation', async () => {
  api.previewLunchSettings.mockResolvedValueOnce(loss);
  const lunch = open();
  close(lunch());
  await save(lunch());
  expect(lunch().effect).toEqual(loss);
  expect(api.applyLunchSettings).not.toHaveBeenCalled();

  api.applyLunchSettings.mockRejectedValueOnce(changed).mockResolvedValueOnce(applied);
  await act(() => lunch().choose('carry-over'));
  expect([lunch().effect?.mealCount, lunch().form.failure]).toEqual([9, '바뀌었습니다.']);
  await act(() => lunch().choose('carry-over'));
  expect(lunch().effect).toBeUndefined();
  expect(lunch().form.base.version).toBe(2);

  api.undoOperation.mockResolvedValueOnce({ restored: 3, kept: [] });
  api.editedLunchSettings.mockResolvedValueOnce(saved(3, { mondayLunch: true }));
  act(() => void toasts.undoLatest());
  await waitFor(() => expect(lunch().form.base.version).toBe(3));
  expect(api.undoOperation).toHaveBeenCalledExactlyOnceWith({ params: { operationId: '7' } });
  expect(lunch().form.draft.mondayLunch).toBe(true);
});

test('whoever sets the rules without writing meals takes the change back as well', async () => {
  api.previewLunchSettings.mockResolvedValueOnce(loss);
  const lunch = open(aManager({ areas: ['settings'] }));
  close(lunch());
  await save(lunch());
  api.applyLunchSettings.mockResolvedValueOnce(applied);
  await act(() => lunch().choose('carry-over'));

  api.undoOperation.mockResolvedValueOnce({ restored: 3, kept: [] });
  api.editedLunchSettings.mockResolvedValueOnce(saved(3, { mondayLunch: true }));
  act(() => void toasts.undoLatest());
  await waitFor(() => expect(lunch().form.base.version).toBe(3));
  expect(api.undoOperation).toHaveBeenCalledExactlyOnceWith({ params: { operationId: '7' } });
});
