import '@academy/ui/styles/tokens.css';
import '@academy/ui/styles/base.css';
import { SessionProvider } from '@academy/auth/react';
import { loadAfterPage } from '@academy/ui/fonts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './app/query-client';
import { Router } from './app/router';
import { api, session } from './shared/api';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// What one manager read and did is nobody else's: the next login in this tab starts afresh.
session.subscribe(() => {
  if (session.state().status === 'unauthenticated') queryClient.clear();
});

// The specified greeting of a kept login; what it answers changes nothing.
void session.ready().then((state) => {
  if (state.status === 'manager') api.verifyToken().catch(() => undefined);
});

createRoot(root).render(
  <StrictMode>
    <SessionProvider value={session}>
      <QueryClientProvider client={queryClient}>
        <Router />
      </QueryClientProvider>
    </SessionProvider>
  </StrictMode>,
);

loadAfterPage(() => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
