import { RequireSession } from '@academy/auth/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserWake } from '@academy/auth';
import { session } from '../shared/api/connection';
import { createQueryClient } from './providers/query-client';
import { Shell } from './shell/shell';
import { UnreachablePage } from './unreachable-page';

/** Everything behind the student's login: the guard, the query cache and the frame around the pages. */
export function StudentArea() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => session.watch(browserWake), []);
  return (
    <RequireSession role="student" unreachable={<UnreachablePage />}>
      <QueryClientProvider client={queryClient}>
        <Shell />
      </QueryClientProvider>
    </RequireSession>
  );
}
