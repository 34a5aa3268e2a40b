import { reasonCalls } from '@academy/api-client';
import type { ReasonId } from '@academy/domain/ids';
import {
  REASONS_MAX_SIZE,
  REASONS_PAGE_SIZE,
  type AbsenceReason,
  type ReasonStatus,
  type ReasonsSlice,
} from '@academy/domain/reasons';
import type { CalendarDay } from '@academy/domain/time';
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { client } from '../../shared/api';

export const reasonsApi = reasonCalls(client);

export type ReasonFilter = ReasonStatus | 'ALL';

const newest = (): ReasonId | null => null;
const afterOf = (lastId: ReasonId | null) => (lastId === null ? {} : { lastId });

/**
 * Looks through all of one's reasons: there is no call for a single one. Null: it is not among
 * them.
 */
async function findReason(id: ReasonId, signal: AbortSignal): Promise<AbsenceReason | null> {
  let lastId = newest();
  do {
    const slice: ReasonsSlice = await reasonsApi.myReasons({
      query: { size: REASONS_MAX_SIZE, ...afterOf(lastId) },
      signal,
    });
    const found = slice.content.find((reason) => reason.id === id);
    if (found) return found;
    lastId = slice.hasNext ? slice.lastId : null;
  } while (lastId !== null);
  return null;
}

export const reasonQueries = {
  /** Newest day first, by slices. Asked again with every visit: a manager may have answered. */
  list: (filter: ReasonFilter) =>
    infiniteQueryOptions({
      queryKey: ['reasons', 'list', filter],
      queryFn: ({ pageParam, signal }) =>
        reasonsApi.myReasons({
          query: {
            size: REASONS_PAGE_SIZE,
            ...(filter === 'ALL' ? {} : { status: filter }),
            ...afterOf(pageParam),
          },
          signal,
        }),
      initialPageParam: newest(),
      getNextPageParam: ({ hasNext, lastId }) => (hasNext ? (lastId ?? undefined) : undefined),
      staleTime: 0,
    }),

  /** What was submitted for a day already; null asks for nothing. */
  ofDay: (date: CalendarDay | null) =>
    queryOptions({
      queryKey: ['reasons', 'day', date],
      queryFn:
        date === null
          ? skipToken
          : ({ signal }) =>
              reasonsApi.myReasons({ query: { date, size: REASONS_MAX_SIZE }, signal }),
      select: ({ content }) => content,
    }),

  /** One reason, by its id in the address. */
  one: (id: ReasonId | null) =>
    queryOptions({
      queryKey: ['reasons', 'one', id],
      queryFn: id === null ? skipToken : ({ signal }) => findReason(id, signal),
      staleTime: 0,
    }),
};

/**
 * One reason: at once as the list knows it, then as the server sends it. `missing`: the student has
 * no such reason.
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
