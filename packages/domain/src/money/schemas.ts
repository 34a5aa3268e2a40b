import * as z from 'zod/mini';

/** Reads a price or an amount from the outside: whole won, 0 to 100,000,000. */
export const wonSchema = z.int().check(z.nonnegative(), z.lte(100_000_000)).brand<'Won'>();

/** The same for sums over many people, which may pass that limit. */
export const wonTotalSchema = z.int().check(z.nonnegative()).brand<'Won'>();
