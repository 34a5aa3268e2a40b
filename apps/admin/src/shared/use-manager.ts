import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from './api';
import { messages } from './messages';

const managerQuery = queryOptions({ queryKey: ['manager', 'me'], queryFn: ({ signal }) => api.managerMe({ signal }), staleTime: Number.POSITIVE_INFINITY });

/** Who is signed in. `readonlyReason` is set for accounts that may look but not change: hand it to every control that writes. */
export function useManager() {
  const { data: manager } = useSuspenseQuery(managerQuery);
  return { ...manager, readonlyReason: manager.role === 'READONLY_MANAGER' ? messages.errors.readonly : undefined };
}
