import { createQueryClient } from '@academy/app-kit/queries';
import { SessionProvider } from '@academy/auth/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '../shared/session/session';
import { Router } from './router/router';
import { recheckRights } from '../shared/session/recheck-rights';

const queryClient: QueryClient = createQueryClient((error) => recheckRights(queryClient, error));

// What one manager read and did is nobody else's: the next login in this tab starts afresh.
session.subscribe(() => {
  if (session.state().status === 'unauthenticated') queryClient.clear();
});

/** Everything but the first login screen. */
export function AdminApp() {
  return (
    <SessionProvider value={session}>
      <QueryClientProvider client={queryClient}>
        <Router />
      </QueryClientProvider>
    </SessionProvider>
  );
}

/** The entry of every address but the login's. */
export function mount(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  );
}
