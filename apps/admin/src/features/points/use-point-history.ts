import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tellApart } from '../../shared/lists/tell-apart';
import { pointQueries, type PointFilter } from './points-queries';

/** The history of a filter, newest first, namesakes told apart; with the sums of what counts. */
export function usePointHistory(filter: PointFilter) {
  const { data, ...rest } = useInfiniteQuery(pointQueries.history(filter));
  const rows = useMemo(
    () => data && tellApart(data.pages.flatMap(({ content }) => content)),
    [data],
  );
  const [first] = data?.pages ?? [];
  return {
    ...rest,
    rows,
    rewardTotal: first?.rewardTotal ?? 0,
    penaltyTotal: first?.penaltyTotal ?? 0,
  };
}

export type PointHistory = ReturnType<typeof usePointHistory>;
