import { endpoint } from '@academy/domain/http';
import {
  pointEndpoints,
  pointTotalsSchema,
  POINTS_MAX_SIZE,
  studentPointsPageSchema,
  totalsOf,
  type PointTotals,
  type StudentPoint,
  type StudentPointsPage,
} from '@academy/domain/points';
import * as z from 'zod/mini';
import { acceptPoints } from '../accept/points';
import { bind, type Call } from '../bind';
import type { Client } from '../client';

/** The common contract's page knows no sums: a client adds up 1,000 at once. */
const sum = z.optional(z.int());
const sums = { rewardTotal: sum, penaltyTotal: sum, net: sum, rewardCount: sum, penaltyCount: sum };
const pointsOfAnyServer = endpoint({
  ...pointEndpoints.myPoints,
  response: z.object({ ...studentPointsPageSchema.shape, ...sums }),
});

type PointsRequest = Parameters<Call<typeof pointEndpoints.myPoints>>[0];

export function pointCalls(client: Client) {
  const calls = bind(
    client,
    { pointsOfAnyServer },
    { pointsOfAnyServer: acceptPoints.myPoints ?? {} },
  );

  /** Every point of either type. */
  async function everything(signal: AbortSignal | undefined): Promise<StudentPoint[]> {
    const points: StudentPoint[] = [];
    for (let page = 0; ; page += 1) {
      const { content, last } = await calls.pointsOfAnyServer({
        query: { page, size: POINTS_MAX_SIZE },
        signal,
      });
      points.push(...content);
      if (last || content.length === 0) return points;
    }
  }

  /**
   * A page of points with the sums over all of them, whatever page and filter was asked for. A
   * server without sums is added up.
   */
  async function myPoints(request: PointsRequest = {}): Promise<StudentPointsPage> {
    const page = await calls.pointsOfAnyServer(request);
    const read = pointTotalsSchema.safeParse(page);
    // By what was asked: a server that does not name its page is read as if it were the first.
    const isAll =
      request.query?.type === undefined && (request.query?.page ?? 0) === 0 && page.last;
    const totals: PointTotals = read.success
      ? read.data
      : totalsOf(isAll ? page.content : await everything(request.signal));
    return { ...page, ...totals };
  }

  return { myPoints };
}
