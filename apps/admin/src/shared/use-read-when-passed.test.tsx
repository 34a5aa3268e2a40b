// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReadWhenPassed } from './use-read-when-passed';

vi.mock('./api', () => ({
  serverClock: { serverNow: () => new Date(), subscribe: () => () => undefined },
}));

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T13:59:20+09:00') }));
afterEach(() => vi.useRealTimers());

const read = vi.fn<() => Promise<{ closesAt: string }>>();

function Page() {
  const { data } = useQuery({ queryKey: ['calendar', 'day'], queryFn: read, staleTime: Infinity });
  useReadWhenPassed(data?.closesAt, ['calendar']);
  return <p>{data?.closesAt}</p>;
}

test('what ends at a cutoff is read again as it passes, and not before or after', async () => {
  const [today, tomorrow] = ['2026-11-24T05:00:00Z', '2026-11-25T05:00:00Z'];
  read.mockResolvedValueOnce({ closesAt: today }).mockResolvedValue({ closesAt: tomorrow });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(39_000));
  expect([read.mock.calls.length, screen.queryByText(today) !== null]).toEqual([1, true]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([read.mock.calls.length, screen.queryByText(tomorrow) !== null]).toEqual([2, true]);
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(read).toHaveBeenCalledTimes(2);
});
