import { aManager } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface Opened {
  at?: string;
  manager?: Parameters<typeof aManager>[0];
}

/**
 * A page of the manager area at its address, for a signed-in manager; failures are not tried again.
 */
export function openManagerPage(page: ReactNode, { at = '/', manager }: Opened = {}) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  queries.setQueryData(['manager', 'me'], aManager(manager));
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense>{page}</Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** What a screen reader says of a field, or of a button that stays in reach. */
export const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
