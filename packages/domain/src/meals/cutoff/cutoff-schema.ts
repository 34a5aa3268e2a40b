import * as z from 'zod/mini';
import { weekdaySchema } from '../../time/schemas';

const hour = z.int().check(z.gte(0), z.lte(24));

/** As many business days before a meal as a caterer may ask for. */
export const MOST_BUSINESS_DAYS = 10;

/**
 * When a meal of a day locks: at `hour`:00 in Seoul (24 is the midnight that ends the day) on the
 * day before; on the day itself; this many business days before; or on a weekday of the week
 * (Monday to Sunday) before the meal's own, for all of that week.
 */
export const cutoffShapeSchema = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('day-before'), hour }),
  z.object({ shape: z.literal('same-day'), hour }),
  z.object({
    shape: z.literal('business-days'),
    days: z.int().check(z.gte(1), z.lte(MOST_BUSINESS_DAYS)),
    hour,
  }),
  z.object({ shape: z.literal('weekly'), weekday: weekdaySchema, hour }),
]);
export type CutoffShape = z.output<typeof cutoffShapeSchema>;
