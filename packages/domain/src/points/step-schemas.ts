import * as z from 'zod/mini';

/** Over which incident days points are counted for the steps of the warnings. */
export const pointPeriodSchema = z.enum(['all', 'month', 'quarter', 'since']);
export type PointPeriod = z.output<typeof pointPeriodSchema>;

/** How a step looks: the same on every page. */
export const warningTones = ['info', 'warning', 'danger'] as const;
export const warningToneSchema = z.enum(warningTones);
