import * as z from 'zod/mini';
import { guardianLinkIdSchema, studentIdSchema } from '../ids';
import { calendarDaySchema } from '../time';

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

/**
 * Whether a student's guardian is notified about them. `phone` shows its end only, null where the
 * record has none; `agreedOn` is null without a consent, and `stoppedAt` says that the guardian
 * switched it off on their page.
 */
export const guardianConsentSchema = z.object({
  id: studentIdSchema,
  name: z.string(),
  phone: z.nullable(z.string()),
  agreedOn: z.nullable(calendarDaySchema),
  stoppedAt: z.nullable(instant),
});
export type GuardianConsent = z.output<typeof guardianConsentSchema>;
