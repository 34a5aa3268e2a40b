import { browserWake } from '@academy/auth';
import { RequireSession } from '@academy/auth/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../shared/api';
import { loadLazyComponents } from '../shared/lazy-component';
import { queryClient } from './providers/query-client';
import { Shell } from './shell/shell';
import { UnreachablePage } from './unreachable-page';

/**
 * Everything behind the student's login: the guard, the query cache and the frame around the pages.
 */
export function StudentArea() {
  useEffect(() => session.watch(browserWake), []);
  useEffect(loadLazyComponents, []);
  return (
    <RequireSession role="student" unreachable={<UnreachablePage />}>
      <QueryClientProvider client={queryClient}>
        <Shell />
      </QueryClientProvider>
    </RequireSession>
  );
}
