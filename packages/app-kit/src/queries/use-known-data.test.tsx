import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, useKnownData } from '.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it sees what another part reads, and leaves its tries to it', async () => {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const failing = [new Error('lost'), new Error('lost')];
  const read = vi.fn<() => Promise<string>>(async () => {
    const failure = failing.shift();
    if (failure) throw failure;
    return 'here';
  });
  const asked = queries.fetchQuery({ queryKey: ['month'], queryFn: read, retry: 2 });
  const { result } = renderHook(() => useKnownData<string>(['month']), { wrapper });
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  await expect(asked).resolves.toBe('here');
  expect(result.current).toBe('here');
  expect(read).toHaveBeenCalledTimes(3);
});
