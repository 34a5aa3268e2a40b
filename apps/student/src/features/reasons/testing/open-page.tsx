import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import '../../../testing/phone';
import { ReasonsPage } from '../reasons-page';

/** The page at an address, with a cache of its own. */
export function openPage(at = '/submit') {
  window.history.pushState(null, '', at);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ReasonsPage />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { ...page, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

export const expectAddress = (search: string): Promise<void> =>
  waitFor(() => expect(window.location.search).toBe(search));
export const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
