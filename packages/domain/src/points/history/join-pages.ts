import { totalsOf } from './point-totals';
import type { PointTotals, PointType, StudentPoint, StudentPointsPage } from '../schemas';

/** What the filter of the list shows. */
export type PointFilter = 'ALL' | PointType;

export interface PointList {
  /** Every point once, in the server's order. */
  points: StudentPoint[];
  /** As the page that was read last says. */
  totals: PointTotals;
  /** The last page is there. */
  complete: boolean;
  /**
   * False: points were issued or voided while the pages were read; the list must be read again from
   * its first page.
   */
  consistent: boolean;
}

const NO_TOTALS = totalsOf([]);

/** Whether the finished list has exactly the points that the totals count. */
function addsUp(
  points: readonly StudentPoint[],
  filter: PointFilter,
  totals: PointTotals,
): boolean {
  const own = totalsOf(points);
  const rewards = own.rewardTotal === totals.rewardTotal && own.rewardCount === totals.rewardCount;
  const penalties =
    own.penaltyTotal === totals.penaltyTotal && own.penaltyCount === totals.penaltyCount;
  if (filter === 'ALL') return rewards && penalties;
  return filter === 'REWARD' ? rewards : penalties;
}

/**
 * Joins the pages of an infinite list, in the order in which they were read. Pages are cut by
 * position, so a point issued in between comes twice and one voided in between hides another: the
 * first is dropped here, the second is told by `consistent`, so that summary and list always add
 * up. See docs/product/points.md#reading.
 */
export function joinPages(pages: readonly StudentPointsPage[], filter: PointFilter): PointList {
  const points = [
    ...new Map(pages.flatMap(({ content }) => content).map((point) => [point.id, point])).values(),
  ];
  const newest = pages.at(-1);
  if (newest === undefined) return { points, totals: NO_TOTALS, complete: false, consistent: true };
  const { rewardTotal, penaltyTotal, net, rewardCount, penaltyCount } = newest;
  const totals = { rewardTotal, penaltyTotal, net, rewardCount, penaltyCount };
  const sameEverywhere = pages.every(
    (page) =>
      page.rewardTotal === rewardTotal &&
      page.penaltyTotal === penaltyTotal &&
      page.totalElements === newest.totalElements,
  );
  return {
    points,
    totals,
    complete: newest.last,
    consistent: sameEverywhere && (!newest.last || addsUp(points, filter, totals)),
  };
}
