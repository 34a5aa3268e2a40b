import * as z from 'zod/mini';
import { guardianLinkIdSchema, studentIdSchema } from '../ids';

/** As many students as one request makes links for. */
export const GUARDIAN_STUDENTS_MAX = 1_000;

const count = z.int().check(z.nonnegative());
const instant = z.iso.datetime();

/**
 * A guardian's link that holds. `children` are the enrolled students with this number; without any
 * the link opens nothing. `phone` shows its end only; `url` is null for accounts that may not see
 * all that it shows.
 */
export const guardianLinkSchema = z.object({
  id: guardianLinkIdSchema,
  phone: z.string(),
  name: z.nullable(z.string()),
  children: z.array(
    z.object({ id: studentIdSchema, name: z.string(), seat: z.nullable(z.string()) }),
  ),
  url: z.nullable(z.string()),
  createdAt: instant,
  createdByName: z.nullable(z.string()),
  lastOpenedAt: z.nullable(instant),
  opens: count,
});
export type GuardianLink = z.output<typeof guardianLinkSchema>;
