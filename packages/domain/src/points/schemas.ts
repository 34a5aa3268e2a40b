import * as z from 'zod/mini';
import { pageFactsSchema } from '../http/page-schemas';
import { pointIdSchema } from '../ids';
import { calendarDaySchema } from '../time';

export const pointTypeSchema = z.enum(['REWARD', 'PENALTY']);
export type PointType = z.output<typeof pointTypeSchema>;

const count = z.int().check(z.nonnegative());

/**
 * One reward or penalty. `points` is never negative: the type gives the sign. `incidentDate` is the
 * day that the list shows and sorts by, `registrationDate` the day on which it was issued. Voided
 * points are not in any answer.
 */
export const studentPointSchema = z.object({
  id: pointIdSchema,
  incidentDate: calendarDaySchema,
  registrationDate: calendarDaySchema,
  createdAt: z.iso.datetime(),
  pointType: pointTypeSchema,
  points: count,
  reason: z.string(),
  issuerName: z.string(),
});
export type StudentPoint = z.output<typeof studentPointSchema>;

/**
 * Sums and counts over all of a student's points, whatever page and filter was asked for; `net` =
 * rewards − penalties.
 */
export const pointTotalsSchema = z.object({
  rewardTotal: count,
  penaltyTotal: count,
  net: z.int(),
  rewardCount: count,
  penaltyCount: count,
});
export type PointTotals = z.output<typeof pointTotalsSchema>;

/**
 * A page of points, newest incident first (then the larger id), with the totals read in the same
 * transaction. Pages count from 0.
 */
export const studentPointsPageSchema = z.object({
  content: z.array(studentPointSchema),
  ...pageFactsSchema.shape,
  ...pointTotalsSchema.shape,
});
export type StudentPointsPage = z.output<typeof studentPointsPageSchema>;
