import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { ReasonsPage } from '../reasons-page';

/** jsdom knows `<dialog>` but not its methods. */
function installDialog(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** The page at an address, with a cache of its own. */
export function openPage(at = '/submit') {
  installDialog();
  window.history.pushState(null, '', at);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ReasonsPage />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { ...page, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

export const expectAddress = (search: string): Promise<void> => waitFor(() => expect(window.location.search).toBe(search));
export const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
