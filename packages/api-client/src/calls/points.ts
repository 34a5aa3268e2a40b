import { endpoint } from '@academy/domain/http';
import {
  pointEndpoints,
  pointTotalsSchema,
  POINTS_MAX_SIZE,
  studentPointsPageSchema,
  totalsOf,
  type PointTotals,
  type StudentPoint,
  type PointsPage,
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
/** Incident days, both included. */
type Span = Pick<NonNullable<NonNullable<PointsRequest>['query']>, 'from' | 'to'>;
type Signal = AbortSignal | undefined;

export function pointCalls(client: Client) {
  const calls = bind(
    client,
    { pointsOfAnyServer, pointTerms: pointEndpoints.pointTerms },
    { pointsOfAnyServer: acceptPoints.myPoints ?? {} },
  );

  /** A page of the list, with the sums if the server sends them. */
  const myPoints = (request: PointsRequest = {}): Promise<PointsPage> =>
    calls.pointsOfAnyServer(request);

  /** The sums over all points: the server's, or added up, 1,000 at a time. */
  async function pointTotals({
    span = {},
    signal,
  }: { span?: Span; signal?: Signal } = {}): Promise<PointTotals> {
    const points: StudentPoint[] = [];
    for (let page = 0; ; page += 1) {
      const read = await myPoints({ query: { ...span, page, size: POINTS_MAX_SIZE }, signal });
      const told = pointTotalsSchema.safeParse(read);
      if (told.success) return told.data;
      points.push(...read.content);
      if (read.last || read.content.length === 0) return totalsOf(points);
    }
  }

  return { myPoints, pointTotals, pointTerms: calls.pointTerms };
}
