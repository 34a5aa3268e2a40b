import type { ReasonId } from '@academy/domain/ids';
import type { AbsenceReason, ReasonsSlice } from '@academy/domain/reasons';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { reasonQueries } from './reasons-queries';

/**
 * One reason: at once as the list knows it, then as the server tells. `missing`: the student has no
 * such reason.
 */
export function useReason(id: ReasonId | null) {
  const queryClient = useQueryClient();
  const lists =
    id === null
      ? []
      : queryClient.getQueriesData<InfiniteData<ReasonsSlice>>({ queryKey: ['reasons', 'list'] });
  const listed = lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ content }) => content)
    .find((reason) => reason.id === id);
  const { data, error, isFetching, refetch } = useQuery(reasonQueries.one(id));
  const reason: AbsenceReason | undefined = data ?? listed;
  return {
    reason,
    missing: id !== null && data === null && !isFetching,
    failed: error !== null && reason === undefined,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
