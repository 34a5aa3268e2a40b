import * as z from 'zod/mini';
import { studentIdentity } from '../../identity/identity-schemas';
import { examResultSchema } from '../../mocks/results/schemas';
import { calendarDaySchema, calendarMonthSchema } from '../../time';
import { REMARK_LIMIT } from './limits';

const count = z.int().check(z.nonnegative());

/**
 * 한마디: the manager's sentence. `version` counts its changes and goes back as `If-Match`; 0: not
 * written yet.
 */
export const remarkSchema = z.object({
  text: z.string().check(z.maxLength(REMARK_LIMIT)),
  version: count,
});
export type Remark = z.output<typeof remarkSchema>;

/** The exams of a month; results are left out where none are published. */
export const reportExamsSchema = z.array(
  z.object({
    title: z.string(),
    examDate: calendarDaySchema,
    results: z.optional(z.array(examResultSchema)),
  }),
);

const facts = {
  /** Days, not periods, as in 월간. */
  attendance: z.object({
    present: count,
    late: count,
    leftEarly: count,
    out: count,
    absent: count,
    excusedAbsent: count,
  }),
  study: z.object({ minutes: count, days: count, open: count }),
  meals: z.nullable(z.object({ lunches: count, dinners: count })),
  points: z.nullable(z.object({ rewards: count, penalties: count })),
  exams: z.nullable(reportExamsSchema),
};

/**
 * A student's month as parents read it. What the manager who asks may not see is null and never
 * leaves the server.
 */
export const monthlyReportSchema = z.object({
  ...studentIdentity,
  className: z.nullable(z.string()),
  ...facts,
  remark: remarkSchema,
});
export type MonthlyReport = z.output<typeof monthlyReportSchema>;

/** The reports of a month, in the academy's order. */
export const monthlyReportsSchema = z.object({
  month: calendarMonthSchema,
  asOf: z.iso.datetime(),
  reports: z.array(monthlyReportSchema),
});
