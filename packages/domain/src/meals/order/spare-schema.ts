import * as z from 'zod/mini';

/** As many spare portions, or per cent of the ordered ones, as a weekday may have. */
export const MOST_SPARE = 100;

const amount = z.int().check(z.gte(0), z.lte(MOST_SPARE));
const unit = z.enum(['count', 'percent']);

/** Portions of a meal beyond the ordered ones: a number or a share for each weekday from Sunday. */
export const spareSchema = z.object({
  unit,
  amounts: z.array(amount).check(z.length(7)),
});
export type Spare = z.output<typeof spareSchema>;

/** The same of one day. */
export const daySpareSchema = z.object({ unit, amount });
export type DaySpare = z.output<typeof daySpareSchema>;
