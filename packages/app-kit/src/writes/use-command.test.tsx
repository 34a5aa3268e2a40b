import { ApiError, errorText } from '@academy/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useCommand } from './use-command';

type Send = (asked: { title: string }, key: string) => Promise<string>;
const exam = { title: '12월 모의고사' };
let names = 0;

function open(send: Send, more: object = {}) {
  const queries = new QueryClient();
  const onSuccess = vi.fn<(answer: string, asked: { title: string }) => void>();
  const name = `create an exam ${(names += 1)}`;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const hook = () => renderHook(() => useCommand({ name, send, onSuccess, ...more }), { wrapper });
  return { ...hook(), onSuccess, another: hook };
}

/** A server that answers when the test says so. */
function slow() {
  let resolve: (answer: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => (resolve = settle));
  return { send: vi.fn<Send>(() => promise), resolve };
}

test('taps before the answer are one, on two buttons too', async () => {
  const { send, resolve } = slow();
  const { result, onSuccess, another } = open(send);
  const other = another();
  act(() => {
    result.current.run(exam);
    result.current.run(exam);
    other.result.current.run({ title: '다른 시험' });
  });
  await waitFor(() => expect(result.current.running).toEqual(exam));
  await act(async () => resolve('made'));
  expect(send).toHaveBeenCalledOnce();
  expect(onSuccess.mock.calls.map(([answer, asked]) => [answer, asked])).toEqual([['made', exam]]);
});

test('a press after the answer counts, though what it changed is still being read', async () => {
  const send = vi.fn<Send>().mockResolvedValue('made');
  const { result, onSuccess } = open(send, { onSettled: () => new Promise(() => undefined) });
  act(() => result.current.run(exam));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  act(() => result.current.run({ title: '다른 시험' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('cells of a grid do not wait for each other', async () => {
  const { send, resolve } = slow();
  const { result } = open(send, { together: true });
  act(() => {
    result.current.run(exam);
    result.current.run({ title: '다른 시험' });
  });
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await act(async () => resolve('made'));
});

test('whoever left the page: it is finished all the same, and only the page is not told', async () => {
  const { send, resolve } = slow();
  const { result, onSuccess, unmount } = open(send);
  const onDone = vi.fn<() => void>();
  act(() => result.current.run(exam, onDone));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  unmount();
  await act(async () => resolve('made'));
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});

test('a refusal is shown until it is forgotten or asked again', async () => {
  const refused = new ApiError('response', 'POST /', {
    answer: { status: 409, statusText: '', body: {}, header: () => undefined },
  });
  const send = vi.fn<Send>().mockRejectedValue(refused);
  const { result } = open(send);
  act(() => result.current.run(exam));
  await waitFor(() => expect(result.current.failed).toEqual({ asked: exam, error: refused }));
  act(() => result.current.forget());
  await waitFor(() => expect(result.current.error).toBeNull());
  act(() => result.current.run(exam));
  await waitFor(() => expect(result.current.error).toBe(refused));
  const [first, second] = send.mock.calls.map(([, key]) => key);
  expect(second).not.toBe(first);
});

test('a lost answer is asked for again under its key, and the page says that it is not sure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { send, resolve } = slow();
  send.mockRejectedValueOnce(new ApiError('network', 'POST /'));
  const { result } = open(send);
  act(() => result.current.run(exam));
  await waitFor(() => expect(result.current.unsure).toBe(true));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(async () => resolve('made'));
  await waitFor(() => expect(result.current).toMatchObject({ isPending: false, unsure: false }));
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1);
  vi.useRealTimers();
});

describe('a 2xx that cannot be read', () => {
  const yes = { status: 201, statusText: '', body: undefined, header: () => undefined };
  const unread = new ApiError('malformed', 'POST /', { answer: yes, text: '처리됐어요.' });

  test('is a success where something stands for its answer, and is sent once', async () => {
    const send = vi.fn<Send>().mockRejectedValue(unread);
    const find = vi.fn<() => Promise<string | undefined>>();
    const { result, onSuccess } = open(send, { find, untold: () => 'untold' });
    const onDone = vi.fn<(answer: string) => void>();
    act(() => result.current.run(exam, onDone));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone.mock.lastCall?.[0]).toBe('untold');
    expect(onSuccess.mock.lastCall?.slice(0, 2)).toEqual(['untold', exam]);
    expect([send.mock.calls.length, find.mock.calls.length]).toEqual([1, 0]);
    expect(result.current.error).toBeNull();
  });

  test('says elsewhere that it was done, and is sent once', async () => {
    const send = vi.fn<Send>().mockRejectedValue(unread);
    const { result } = open(send);
    act(() => result.current.run(exam));
    await waitFor(() => expect(result.current.error).toBe(unread));
    expect(errorText(result.current.error, '저장하지 못했어요.')).toBe('처리됐어요.');
    expect(send).toHaveBeenCalledOnce();
  });
});
