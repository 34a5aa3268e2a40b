import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** The facts of a page that counts from 0; a list's page schema extends it with `content`. */
export const pageFactsSchema = z.object({
  page: count,
  number: count,
  size: count,
  totalElements: count,
  totalPages: count,
  last: z.boolean(),
  hasNext: z.boolean(),
});

/** Query parameter `page`, from 0. */
export const pageQuery = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)));

/** Query parameter `size`, 1 to `most`. */
export const sizeQuery = (most: number) =>
  z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)));
