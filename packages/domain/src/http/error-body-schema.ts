import * as z from 'zod/mini';

/**
 * Every error answer of our server. `message` is Korean, final and meant for the person; `code` is
 * for programs; `errors` names the fields (form key → message).
 */
export const errorBodySchema = z.object({
  success: z.optional(z.literal(false)),
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});
