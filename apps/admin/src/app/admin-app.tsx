import '@academy/ui/styles/tokens.css';
import '@academy/ui/styles/base.css';
import './words.css';
import { SessionProvider } from '@academy/auth/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '../shared/session/session';
import { queryClient } from './query-client';
import { Router } from './router/router';

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
