import * as z from 'zod/mini';
import { summarizedDaySchema } from '../attendance/month-schemas';
import { billAccountSchema } from '../deposits/state-schema';
import { featuresOffSchema } from '../features/schemas';
import { noticeKindSchema } from './link-schemas';
import { guardianLinkIdSchema, studentIdSchema } from '../ids';
import { mockExamSchema, mockRegistrationSchema } from '../mocks/schemas';
import { newsItemSchema } from '../news/schemas';
import { pointConfirmationSchema } from '../points/confirmation-schemas';
import { pointPeriodSchema } from '../points/step-schemas';
import { studentPointSchema } from '../points/schemas';
import { absenceReasonSchema } from '../reasons/schemas';
import { reportedAbsenceSchema } from '../schedule/times/reported-absence-schema';
import { studentDaySchema } from '../students/facts/day-schemas';
import { calendarDaySchema, calendarMonthSchema } from '../time';
import { pointWordsSchema } from '../points/word-schemas';

const count = z.int().check(z.nonnegative());
const instant = z.iso.datetime();

/** What a guardian has sent, and what happened to it. */
const guardianRequestSchema = z.pick(absenceReasonSchema, {
  id: true,
  type: true,
  date: true,
  arriveAt: true,
  leaveAt: true,
  backAt: true,
  status: true,
  rejectReason: true,
});

/** How many notices, and points of a child, a guardian is shown: the newest. */
export const GUARDIAN_NOTICES = 5;
export const GUARDIAN_POINTS = 20;
/** The same of what they have sent for a child. */
export const GUARDIAN_REQUESTS = 5;

const today = studentDaySchema.shape;

/**
 * A child as their guardian sees it. `days` are this month's of which something is known, newest
 * first; `months` this one and the last, newest first; `exams` those ahead, the next one first.
 */
export const guardianChildSchema = z.object({
  id: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  attendance: today.attendance,
  meals: today.meals,
  /** What is approved, or waits, for the coming days, the next first. */
  ahead: z.array(
    z.extend(
      z.pick(reportedAbsenceSchema, {
        kind: true,
        from: true,
        to: true,
        title: true,
        approved: true,
      }),
      { date: calendarDaySchema },
    ),
  ),
  days: z.array(z.pick(summarizedDaySchema, { date: true, status: true, excused: true })),
  months: z.array(
    z.object({
      month: calendarMonthSchema,
      /** Until when it is to be paid. */
      paymentLast: calendarDaySchema,
      lunches: count,
      dinners: count,
      account: billAccountSchema,
    }),
  ),
  points: z.object({
    period: pointPeriodSchema,
    rewards: count,
    penalties: count,
    step: z.nullable(z.string()),
    newest: z.array(
      z.extend(
        z.pick(studentPointSchema, {
          id: true,
          pointType: true,
          points: true,
          reason: true,
          incidentDate: true,
        }),
        { confirmation: z._default(pointConfirmationSchema, null) },
      ),
    ),
  }),
  /** What they have sent from this page, the newest day first. */
  requests: z.array(guardianRequestSchema),
  exams: z.array(
    z.object({
      ...z.pick(mockRegistrationSchema, {
        id: true,
        selectedSubjects: true,
        onSiteState: true,
        paymentStatus: true,
      }).shape,
      exam: z.pick(mockExamSchema, {
        title: true,
        examDate: true,
        admissionTime: true,
        place: true,
      }),
    }),
  ),
});
export type GuardianChild = z.output<typeof guardianChildSchema>;

/**
 * What a guardian's link opens: their children who are enrolled, of one instant and one study day.
 * `account` is where money for meals goes, null where the academy has not said.
 */
export const guardianViewSchema = z.object({
  asOf: instant,
  date: calendarDaySchema,
  academy: z.string(),
  pointWords: z.optional(pointWordsSchema),
  deskPhone: z.string(),
  account: z.nullable(z.object({ bankName: z.string(), number: z.string(), holder: z.string() })),
  /** Whether this guardian is notified, and of what; null: the academy has no consent. */
  noticeSwitch: z.nullable(
    z.object({
      on: z.boolean(),
      /** What the academy notifies of. */
      kinds: z.array(z.object({ kind: noticeKindSchema, name: z.string(), on: z.boolean() })),
    }),
  ),
  featuresOff: featuresOffSchema,
  /** Whether the academy takes reasons from this page. */
  mayRequest: z.boolean(),
  children: z.array(guardianChildSchema),
  /** Children of this number that this device has not shown to know; null for none. */
  unconfirmed: z.nullable(z.object({ count, digits: count })),
  notices: z.array(
    z.pick(newsItemSchema, {
      id: true,
      title: true,
      content: true,
      category: true,
      publishedAt: true,
    }),
  ),
});
export type GuardianView = z.output<typeof guardianViewSchema>;

/**
 * Beside `guardian-unconfirmed`: how many of the last digits of a child's number to ask for,
 * and whom to call. The latter beside `guardian-link-ended` too.
 */
export const guardianQuestionSchema = z.object({
  academy: z.string(),
  deskPhone: z.string(),
  digits: count,
});
export type GuardianQuestion = z.output<typeof guardianQuestionSchema>;

/** The two halves of a link: which one, and what proves that the academy made it. */
export const guardianLinkParams = z.object({
  linkId: guardianLinkIdSchema,
  signature: z.string().check(z.maxLength(64)),
});
