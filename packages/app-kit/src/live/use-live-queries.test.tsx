// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharedLine } from './share-line';
import { useLiveQueries } from './use-live-queries';

const NOW = Date.parse('2026-11-20T10:00:00+09:00');
const ALL = ['attendance'];
const nothing = () => [];

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** A page whose sheet was read some ms ago; undefined: it is being read. */
function page(readAgo: number | undefined) {
  const queries = new QueryClient();
  const sheet = queries.getQueryCache().build(queries, { queryKey: [...ALL, 'day'] });
  if (readAgo !== undefined)
    queries.setQueryData(sheet.queryKey, 'read', { updatedAt: NOW - readAgo });
  let resync: ((heardAt?: number) => void) | undefined;
  const line: SharedLine<string> = ({ onResync }) => {
    resync = onResync;
  };
  renderHook(() => useLiveQueries(line, ALL, nothing), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  return { resync: (heardAt?: number) => resync?.(heardAt), sheet };
}

test.each([
  ['what may have been missed is not known', 0, undefined, true],
  ['on a line that nothing was said on', 60_000, Number.NEGATIVE_INFINITY, false],
  ['read after the last word', 20_000, NOW - 40_000, false],
  ['read before it', 50_000, NOW - 40_000, true],
  ['on its way while it was said', 32_000, NOW - 40_000, true],
  ['being read, and nothing was said lately', undefined, NOW - 40_000, false],
  ['being read while it was said', undefined, NOW - 1_000, true],
])('a sheet is read again or stands: %s', (_, readAgo, heardAt, again) => {
  const { resync, sheet } = page(readAgo);
  resync(heardAt);
  expect(sheet.state.isInvalidated).toBe(again);
});
