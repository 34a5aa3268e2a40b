import { createQueryClient } from '@academy/app-kit/queries';
import { endSending } from '@academy/app-kit/writes';
import type { QueryClient } from '@tanstack/react-query';
import { recheckRights } from '../shared/session/recheck-rights';
import { client, session } from '../shared/session/session';

export const queryClient: QueryClient = createQueryClient((error) =>
  recheckRights(queryClient, error),
);

// One manager's data must not be shown to another: the next login in this tab starts afresh.
session.subscribe(() => {
  if (session.state().status !== 'unauthenticated') return;
  endSending();
  queryClient.clear();
  client.forgetEarly();
});
