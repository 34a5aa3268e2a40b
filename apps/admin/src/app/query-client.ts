import { createQueryClient } from '@academy/app-kit/queries';
import { endSending } from '@academy/app-kit/writes';
import type { QueryClient } from '@tanstack/react-query';
import { recheckRights } from '../shared/session/recheck-rights';
import { session } from '../shared/session/session';

export const queryClient: QueryClient = createQueryClient((error) =>
  recheckRights(queryClient, error),
);

// What one manager read and did is nobody else's: the next login in this tab starts afresh.
session.subscribe(() => {
  if (session.state().status !== 'unauthenticated') return;
  endSending();
  queryClient.clear();
});
