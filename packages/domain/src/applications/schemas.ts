import * as z from 'zod/mini';
import { mealBillSchema, reservationSchema } from '../meals';
import { myMockRegistrationSchema } from '../mocks';
import { absenceReasonSchema } from '../reasons';
import { regularScheduleSchema } from '../schedule';
import { calendarDaySchema, calendarMonthSchema } from '../time';

/**
 * A month's meals as they were applied for, with the prices that the student was shown, and when
 * they are to be paid.
 */
export const appliedMealsSchema = z.object({
  month: calendarMonthSchema,
  reservations: z.array(reservationSchema),
  bill: mealBillSchema,
  paymentFirst: calendarDaySchema,
  paymentLast: calendarDaySchema,
});
export type AppliedMeals = z.output<typeof appliedMealsSchema>;

/**
 * 신청 내역: everything that a student applied for. `meals` are this month and the next (KST), `mocks`
 * what is not cancelled or still owed back, `schedules` what is in force or was decided lately,
 * `reasons` those of this month and later.
 */
export const applicationsSchema = z.object({
  asOf: z.iso.datetime(),
  studentName: z.string(),
  meals: z.array(appliedMealsSchema),
  mocks: z.array(myMockRegistrationSchema),
  schedules: z.array(regularScheduleSchema),
  reasons: z.array(absenceReasonSchema),
});
export type Applications = z.output<typeof applicationsSchema>;
