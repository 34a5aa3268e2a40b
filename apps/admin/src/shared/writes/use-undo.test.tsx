import { ApiError } from '@academy/api-client';
import { operationIdSchema } from '@academy/domain/ids';
import type { UndoResult } from '@academy/domain/operations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '../toasts';
import { undoneText, useUndo } from './use-undo';

const calls = vi.hoisted(() => ({
  undoOperation: vi.fn<(call: { params: { operationId: string } }) => Promise<UndoResult>>(),
}));
vi.mock('../api', () => ({ api: calls }));

const queries = new QueryClient();
const reread = vi.spyOn(queries, 'invalidateQueries');
function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useUndo(['requests']), { wrapper }).result.current;
}
const operation = (id: string) => ({ operationId: operationIdSchema.parse(id) });
const shown = () => toasts.getSnapshot().map(({ text, tone }) => ({ text, tone }));

beforeEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('the message that something was done', () => {
  test('offers the way back, which says what came of it and reads the list again', async () => {
    calls.undoOperation.mockResolvedValue({ restored: 1, kept: [] });
    const { announce } = show();
    act(() => void announce('승인했습니다.', operation('3'), null, operation('4')));
    const [said] = toasts.getSnapshot();
    expect(said).toMatchObject({ text: '승인했습니다.', undo: { label: '되돌리기' } });
    act(() => said?.undo?.run());
    await waitFor(() => expect(shown()).toContainEqual({ text: '되돌렸습니다.', tone: 'success' }));
    expect(calls.undoOperation.mock.calls.map(([{ params }]) => params.operationId)).toEqual([
      '3',
      '4',
    ]);
    expect(reread).toHaveBeenCalledWith({ queryKey: ['requests'] });
  });

  test('offers nothing where the answer carried no way back', () => {
    const { announce } = show();
    act(() => void announce('저장했습니다.', undefined));
    expect(toasts.getSnapshot()[0]?.undo).toBeUndefined();
  });

  test('a refusal says its words', async () => {
    calls.undoOperation.mockRejectedValue(
      new ApiError('response', 'undoOperation', {
        answer: {
          status: 409,
          statusText: '',
          body: { message: '이미 되돌린 작업입니다.' },
          header: () => undefined,
        },
      }),
    );
    const { takeBack } = show();
    expect(await act(() => takeBack(operation('3')))).toBe(false);
    expect(shown()).toContainEqual({ text: '이미 되돌린 작업입니다.', tone: 'danger' });
  });
});

describe('what came of it', () => {
  const kept = (label: string) => ({ id: label, label, message: '그대로 두었습니다.' });
  test.each([
    [{ restored: 2, kept: [] }, '2명을 되돌렸습니다.'],
    [{ restored: 1, kept: [kept('가')] }, '1명을 되돌렸습니다. 가: 그대로 두었습니다.'],
    [{ restored: 0, kept: [kept('가')] }, '되돌리지 못했습니다. 가: 그대로 두었습니다.'],
    [
      { restored: 1, kept: ['가', '나', '다', '라'].map(kept) },
      '1명을 되돌렸습니다. 되돌릴 수 없는 4명은 그대로 두었습니다.',
    ],
    [{ restored: 1, kept: [], notes: ['다시 로그인'] }, '1명을 되돌렸습니다. 다시 로그인'],
  ])('%o', (result, text) => {
    expect(undoneText(result, '명')).toBe(text);
  });
});
