import * as z from 'zod/mini';
import { summarizedDaySchema } from '../../attendance/month-schemas';
import { billAccountSchema, depositEntrySchema } from '../../deposits/state-schema';
import { mealBillSchema, reservationSchema } from '../../meals/schemas';
import { allergensSchema } from '../../menus/schemas';
import { myMockRegistrationSchema } from '../../mocks/schemas';
import { pointPeriodSchema } from '../../points/step-schemas';
import { pointTotalsSchema, studentPointSchema } from '../../points/schemas';
import { absenceReasonSchema } from '../../reasons/schemas';
import { regularScheduleSchema } from '../../schedule/schemas';
import { ofArea } from '../../rights';
import { calendarDaySchema, calendarMonthSchema } from '../../time';
import { studentRowSchema } from '../schemas';

const instant = z.iso.datetime();

/**
 * A month of meals with its bill and what was paid; `changedAt` is the last change of a day in it.
 */
export const monthFactsSchema = z.object({
  month: calendarMonthSchema,
  reservations: z.array(reservationSchema),
  bill: ofArea('deposits', mealBillSchema),
  account: ofArea('deposits', billAccountSchema),
  changedAt: z.nullable(instant),
});
export type MonthFacts = z.output<typeof monthFactsSchema>;

/**
 * Everything about one student in one answer, for the drawer: meals from two months back to the
 * next, the whole ledger, the last 200 points with the totals of the steps' period, every
 * registration, schedule and reason of the last twelve months, the marked study days of three. Each
 * list newest first. `at` of a study day is its last mark.
 */
export const studentFactsSchema = z.object({
  asOf: instant,
  student: studentRowSchema,
  sessionCount: z.int(),
  /** When the personal data of who left is erased by itself, unless money holds it up. */
  erasure: z.nullable(z.object({ on: calendarDaySchema, held: z.boolean() })),
  /** What the student wrote themselves (내 알레르기). */
  ownAllergens: allergensSchema,
  /** Whether the student came from another branch, goes to one, or went. */
  moved: z._default(z.boolean(), false),
  months: ofArea('meals', z.array(monthFactsSchema)),
  entries: ofArea('deposits', z.array(depositEntrySchema)),
  points: ofArea('points', z.array(studentPointSchema)),
  /** Of the period that the steps of the warnings count. */
  pointTotals: ofArea('points', pointTotalsSchema),
  pointPeriod: pointPeriodSchema,
  registrations: ofArea('mocks', z.array(myMockRegistrationSchema)),
  schedules: ofArea('attendance', z.array(regularScheduleSchema)),
  reasons: ofArea('attendance', z.array(absenceReasonSchema)),
  attendance: ofArea(
    'attendance',
    z.array(z.extend(z.omit(summarizedDaySchema, { outingMinutes: true }), { at: instant })),
  ),
});
export type StudentFacts = z.output<typeof studentFactsSchema>;
