import { featureOffText, isOn, isRightOn, type Feature } from '@academy/domain/features';
import { can, type Right, missingRightText, readOnlyText } from '@academy/domain/rights';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api';
import { managersFeatures } from './features-heard';

export const managerQuery = queryOptions({
  queryKey: ['manager', 'me'],
  async queryFn({ signal }) {
    const manager = await api.managerMe({ signal });
    managersFeatures.keep(manager.featuresOff);
    return manager;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Who is signed in, and what they may do. `missing('meals.write')` is the sentence that a control
 * shows as its `disabledReason`; undefined when the account has the right. The server asks again at
 * every call.
 */
export function useManager() {
  const { data: manager } = useSuspenseQuery(managerQuery);
  const isUsed = (right: Right) => isRightOn(right, manager.featuresOff);
  return {
    ...manager,
    /** Whether the academy uses a feature; what names none is always there. */
    uses: (feature: Feature | undefined) => isOn(feature, manager.featuresOff),
    /** Whether it is a head office's account that sees a branch. */
    seesBranches: (manager.branches ?? []).length > 0,
    can: (right: Right) => isUsed(right) && can(manager, right),
    missing(right: Right) {
      if (!can(manager, right)) return missingRightText(right, manager.role);
      return isUsed(right) ? undefined : featureOffText;
    },
    /** Set for accounts that may look everywhere they are let in, and change nothing. */
    readonlyReason: manager.role === 'READONLY_MANAGER' ? readOnlyText : undefined,
  };
}
