import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';

afterEach(cleanup);

const rooms = () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, networkMode: 'always' } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/mocks']}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return { queryClient, wrapper };
};

/** Draws a part of the page between a router and a query cache of its own, without retries. */
export function renderMocks(part: ReactNode) {
  const { queryClient, wrapper } = rooms();
  return { queryClient, ...render(part, { wrapper }) };
}

export function renderMocksHook<Result>(hook: () => Result) {
  const { queryClient, wrapper } = rooms();
  return { queryClient, ...renderHook(hook, { wrapper }) };
}
