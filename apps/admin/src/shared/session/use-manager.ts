import { can, type Right, missingRightText, readOnlyText } from '@academy/domain/rights';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api';

export const managerQuery = queryOptions({
  queryKey: ['manager', 'me'],
  queryFn: ({ signal }) => api.managerMe({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Who is signed in, and what they may do. `missing('meals.write')` is the sentence that a control
 * shows as its `disabledReason`; undefined when the account has the right. The server asks again at
 * every call.
 */
export function useManager() {
  const { data: manager } = useSuspenseQuery(managerQuery);
  return {
    ...manager,
    can: (right: Right) => can(manager, right),
    missing: (right: Right) =>
      can(manager, right) ? undefined : missingRightText(right, manager.role),
    /** Set for accounts that may look everywhere they are let in, and change nothing. */
    readonlyReason: manager.role === 'READONLY_MANAGER' ? readOnlyText : undefined,
  };
}
