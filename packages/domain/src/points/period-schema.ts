import * as z from 'zod/mini';

/** Over which incident days points are counted for the steps of the warnings. */
export const pointPeriodSchema = z.enum(['all', 'month', 'quarter', 'since']);
export type PointPeriod = z.output<typeof pointPeriodSchema>;
