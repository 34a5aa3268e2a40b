import * as z from 'zod/mini';

/** Whole won. Never a fraction, never a string: formatting belongs to `formatWon`. */
export const wonSchema = z.int().check(z.nonnegative(), z.lte(100_000_000)).brand<'Won'>();
export type Won = z.output<typeof wonSchema>;
