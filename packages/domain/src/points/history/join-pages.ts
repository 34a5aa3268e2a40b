import { totalsOf } from './point-totals';
import {
  pointTotalsSchema,
  type PointTotals,
  type PointType,
  type StudentPoint,
  type StudentPointsPage,
} from '../schemas';

/** What the filter of the list shows. */
export type PointFilter = 'ALL' | PointType;

export interface PointList {
  /** Every point once, in the server's order. */
  points: StudentPoint[];
  /** As the page that was read last says, if it does. */
  totals: PointTotals | undefined;
  /** The last page is there. */
  complete: boolean;
  /**
   * False: points were issued or voided while the pages were read; the list must be read again from
   * its first page.
   */
  consistent: boolean;
}

/** A page of the list; not every server sends the sums over all points with it. */
export type PointsPage = Omit<StudentPointsPage, keyof PointTotals> & {
  [Sum in keyof PointTotals]?: PointTotals[Sum] | undefined;
};

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
 * first is dropped here, `consistent` reports the second, so that summary and list always add up.
 * See docs/product/points.md#reading.
 */
export function joinPages(pages: readonly PointsPage[], filter: PointFilter): PointList {
  const points = [
    ...new Map(pages.flatMap(({ content }) => content).map((point) => [point.id, point])).values(),
  ];
  const newest = pages.at(-1);
  if (newest === undefined) return { points, totals: undefined, complete: false, consistent: true };
  const told = pointTotalsSchema.safeParse(newest);
  const totals = told.success ? told.data : undefined;
  const sameEverywhere = pages.every(
    (page) =>
      page.rewardTotal === newest.rewardTotal &&
      page.penaltyTotal === newest.penaltyTotal &&
      page.totalElements === newest.totalElements,
  );
  return {
    points,
    totals,
    complete: newest.last,
    consistent: sameEverywhere && (!newest.last || !totals || addsUp(points, filter, totals)),
  };
}
