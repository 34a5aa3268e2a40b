import { useUrlState } from '@academy/app-kit/url';
import { pointTypeSchema, type PointFilter } from '@academy/domain/points';
import { useQueryClient } from '@tanstack/react-query';
import { pointQueries } from './points-queries';

/**
 * What the list shows, in the address as `?type=REWARD` (the API's own word); everything when it
 * names none.
 */
export function usePointFilter() {
  const queryClient = useQueryClient();
  const [type, ask] = useUrlState('type');
  const asked = pointTypeSchema.safeParse(type);
  const filter: PointFilter = asked.success ? asked.data : 'ALL';

  function choose(next: PointFilter): void {
    // Every filter begins at its first page again, however far it was read before. Its age stays
    // what it is.
    const { queryKey } = pointQueries.list(next);
    queryClient.setQueryData(
      queryKey,
      (known) =>
        known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
      { updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt },
    );
    ask(next === 'ALL' ? '' : next);
  }

  return { filter, choose };
}
