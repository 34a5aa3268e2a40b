import { ApiError } from '@academy/api-client';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '.';

const answer = (status: number) =>
  new ApiError('response', 'news', {
    answer: { status, statusText: '', body: {}, header: () => undefined },
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

async function timesAsked(fault: Error): Promise<number> {
  const ask = vi.fn<() => Promise<never>>().mockRejectedValue(fault);
  const read = createQueryClient().fetchQuery({ queryKey: ['news'], queryFn: ask });
  const failed = vi.fn<(error: Error) => void>();
  void read.catch(failed);
  await vi.runAllTimersAsync();
  expect(failed).toHaveBeenCalledExactlyOnceWith(fault);
  return ask.mock.calls.length;
}

test.each([
  ['a refusal', answer(403), 1],
  ['nothing there', answer(404), 1],
  ['a login that ran out', answer(401), 1],
  ['a fault of the server', answer(500), 3],
  ['read-only or busy', answer(503), 3],
  ['no answer', new ApiError('network', 'news'), 3],
])('%s: asked as often as it may help', async (_, error, times) => {
  await expect(timesAsked(error)).resolves.toBe(times);
});

test('a browser that believes to be offline is not believed', async () => {
  onlineManager.setOnline(false);
  const read = createQueryClient().fetchQuery({ queryKey: ['news'], queryFn: async () => 'here' });
  await expect(read).resolves.toBe('here');
});

test('what is read stays fresh for five minutes', async () => {
  const ask = vi.fn<() => Promise<string>>(async () => 'here');
  const queries = createQueryClient();
  const read = () => queries.fetchQuery({ queryKey: ['news'], queryFn: ask });
  await read();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await read();
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('whoever listens learns of a read and of a write that failed', async () => {
  const heard = vi.fn<(error: Error) => void>();
  const queries = createQueryClient(heard);
  const refused = answer(403);
  const fail = () => Promise.reject(refused);
  await expect(queries.fetchQuery({ queryKey: ['news'], queryFn: fail })).rejects.toBe(refused);
  await expect(new MutationObserver(queries, { mutationFn: fail }).mutate()).rejects.toBe(refused);
  expect(heard.mock.calls.map(([error]) => error)).toEqual([refused, refused]);
});
