import type { PointFilter } from '@academy/domain/points';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listWithSummary } from './list-with-summary';
import { pointQueries } from './points-queries';
import type { PointSpanChoice } from './span-select';

/**
 * How often in a row summary and list are read again before they are left as they are: a server may
 * never agree with itself.
 */
const MOST_REREADS = 2;

/**
 * A student's points under a filter: the summary and the list, which fail and come back on their
 * own, and always add up.
 */
export function usePoints(filter: PointFilter, { span, known }: PointSpanChoice) {
  const summary = useQuery({ ...pointQueries.totals(span), enabled: known });
  const list = useInfiniteQuery({ ...pointQueries.list(filter, span), enabled: known });
  const { points, complete, consistent } = listWithSummary(
    summary.data,
    list.data?.pages ?? [],
    filter,
  );

  const rereads = useRef(0);
  const settled = list.isSuccess && !list.isFetching && !summary.isFetching;
  const { refetch: readSummary } = summary;
  const { refetch: readList } = list;
  useEffect(() => {
    if (!settled) return;
    if (consistent) {
      rereads.current = 0;
    } else if (rereads.current < MOST_REREADS) {
      rereads.current += 1;
      void readSummary();
      void readList();
    }
  }, [settled, consistent, readSummary, readList]);

  return {
    totals: summary.data,
    totalsFailed: summary.isError && summary.data === undefined,
    totalsRetrying: summary.isFetching,
    retryTotals: () => void readSummary(),
    points,
    complete,
    loading: list.isPending,
    /** Why there is no list at all. */
    failure: list.data === undefined ? list.error : null,
    retrying: list.isFetching,
    retry: () => void readList(),
    hasMore: list.hasNextPage,
    /** Why the next page did not come; what is there stays. */
    moreFailure: list.isFetchNextPageError ? list.error : null,
    loadingMore: list.isFetchingNextPage,
    idle: !list.isFetching,
    loadMore: list.fetchNextPage,
  };
}

export type Points = ReturnType<typeof usePoints>;
