import { ApiError } from '@academy/api-client';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../toasts';
import { useWrite } from './use-write';

const refused = new ApiError('response', 'POST /', {
  answer: { status: 409, statusText: '', body: {}, header: () => undefined },
});
const queries = new QueryClient();
const reread = vi.spyOn(queries, 'invalidateQueries');
const said = vi.fn<(answer: string) => void>();

function show(send: () => Promise<string>, failed?: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const options = { name: 'close the month', send, reads: ['months'], onSuccess: said };
  return renderHook(() => useWrite({ ...options, ...(failed !== undefined && { failed }) }), {
    wrapper,
  });
}
const shown = () => toasts.getSnapshot().map(({ text, tone }) => ({ text, tone }));

beforeEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});
afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
  vi.clearAllMocks();
});

test('done once for two presses, also when its page is left; then its list is read again', async () => {
  let answer: (text: string) => void = () => undefined;
  const send = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (answer = resolve)));
  const { result, unmount } = show(send);
  act(() => {
    result.current.run();
    result.current.run();
  });
  await waitFor(() => expect(send).toHaveBeenCalled());
  unmount();
  await act(async () => answer('closed'));
  expect(send).toHaveBeenCalledOnce();
  expect(said.mock.calls.map(([text]) => text)).toEqual(['closed']);
  expect(reread).toHaveBeenCalledExactlyOnceWith({ queryKey: ['months'] });
});

test('a failure is shown where it was asked, or said in a message', async () => {
  const silent = show(() => Promise.reject(refused));
  act(() => silent.result.current.run());
  await waitFor(() => expect(silent.result.current.error).toBe(refused));
  expect(shown()).toEqual([]);
  const { result } = show(() => Promise.reject(refused), '마감하지 못했습니다.');
  act(() => result.current.run());
  await waitFor(() => expect(shown()).toEqual([{ text: '마감하지 못했습니다.', tone: 'danger' }]));
  expect(reread).toHaveBeenCalledTimes(2);
});

test('without a network it says so instead of being done when nobody expects it', async () => {
  onlineManager.setOnline(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiError('network', 'POST /'));
  const { result } = show(send);
  act(() => result.current.run());
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'network' }));
  vi.restoreAllMocks();
});
