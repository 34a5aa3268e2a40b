import * as z from 'zod/mini';
import { guardianIdSchema, guardianLinkIdSchema, studentIdSchema } from '../ids';
import { NOTICE_KINDS } from '../messages/notices/notice-kinds';
import { calendarDaySchema } from '../time';

/** As many students as one request makes links for, and as many guardians as one agrees for. */
export const GUARDIAN_STUDENTS_MAX = 1_000;
export const CONSENTS_MAX = 4_000;

const count = z.int().check(z.nonnegative());
const instant = z.iso.datetime();

/**
 * A guardian's link that holds. `children` are the enrolled students with this number; without any
 * the link opens nothing. `phone` shows its end only; `url` is null for accounts that may not see
 * all that it shows, and of a link that has ended.
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
  /** When it stops opening, unless a message renews it; `ended`: it has. */
  endsAt: z.nullable(instant),
  ended: z.boolean(),
  createdByName: z.nullable(z.string()),
  lastOpenedAt: z.nullable(instant),
  opens: count,
});
export type GuardianLink = z.output<typeof guardianLinkSchema>;

export const noticeKindSchema = z.enum(NOTICE_KINDS);

/**
 * Whether one of a student's guardians is notified about them, and of what. `guardianId` is null
 * where no guardian of the student has a number; `phone` shows its end only. `agreedOn` is null
 * without a consent, `declined` are the kinds that it is not for, and `stoppedAt` says that the
 * guardian switched all of it off on their page.
 */
export const guardianConsentSchema = z.object({
  studentId: studentIdSchema,
  studentName: z.string(),
  guardianId: z.nullable(guardianIdSchema),
  name: z.nullable(z.string()),
  relation: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  agreedOn: z.nullable(calendarDaySchema),
  declined: z.array(noticeKindSchema),
  stoppedAt: z.nullable(instant),
});
export type GuardianConsent = z.output<typeof guardianConsentSchema>;
