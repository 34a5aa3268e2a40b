import {
  joinPages,
  type PointFilter,
  type PointList,
  type PointTotals,
  type PointsPage,
} from '@academy/domain/points';

/** How many points a filter shows. */
export const countOf = (
  { rewardCount, penaltyCount }: PointTotals,
  filter: PointFilter,
): number => {
  if (filter === 'ALL') return rewardCount + penaltyCount;
  return filter === 'REWARD' ? rewardCount : penaltyCount;
};

/**
 * The list as it is beside the summary. The two are read by calls of their own, so `consistent`
 * also says whether they speak of the same points; while it is false both must be read again (they
 * always add up). Without a summary the pages are only compared with each other.
 */
export function listWithSummary(
  summary: PointTotals | undefined,
  pages: readonly PointsPage[],
  filter: PointFilter,
): PointList {
  if (!summary) return joinPages(pages, filter);
  const list = joinPages(
    pages.map((page) => ({ ...page, ...summary })),
    filter,
  );
  const newest = pages.at(-1);
  const sameCount = newest === undefined || newest.totalElements === countOf(summary, filter);
  return { ...list, consistent: list.consistent && sameCount };
}
