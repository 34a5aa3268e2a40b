import * as z from 'zod/mini';
import { CLOSING_CAUSES, EDIT_CAUSES } from './causes';
import { daySpareSchema } from './order/spare-schema';
import { studentIdSchema } from '../ids';
import { wonSchema } from '../money';
import { undoableSchema } from '../operations/schemas';
import { priceTermSchema } from '../prices/schemas';
import { calendarDaySchema, calendarMonthSchema } from '../time';

export const mealSchema = z.enum(['lunch', 'dinner']);
export type Meal = z.output<typeof mealSchema>;

/** What one student eats on one day. */
export const reservationSchema = z.object({
  date: calendarDaySchema,
  lunch: z.boolean(),
  dinner: z.boolean(),
});
export type Reservation = z.output<typeof reservationSchema>;

const mealsOfDaySchema = z.object({ lunch: z.boolean(), dinner: z.boolean() });

/**
 * One changed day in a save. `base` is what the device had read before the change: with it only the
 * meals that differ from it are written, so two devices editing the same day both keep their edits.
 * Without it the whole day is written.
 */
export const reservationChangeSchema = z.object({
  date: calendarDaySchema,
  lunch: z.boolean(),
  dinner: z.boolean(),
  studentId: z.optional(z.union([studentIdSchema, z.number()])),
  base: z.optional(mealsOfDaySchema),
});
export type ReservationChange = z.output<typeof reservationChangeSchema>;

/** Why a meal of a day cannot be changed, in the order in which the rules are asked. */
export const mealLockReasonSchema = z.enum([
  'outside-apply-period',
  'not-an-enabled-date',
  'weekday-closed',
  'meal-disabled',
  'cutoff-passed',
]);
export type MealLockReason = z.output<typeof mealLockReasonSchema>;

/** `reason` is for programs, `message` is the Korean text for the person. */
export const skippedMealSchema = z.object({
  date: calendarDaySchema,
  meal: mealSchema,
  reason: mealLockReasonSchema,
  message: z.string(),
});
export type SkippedMeal = z.output<typeof skippedMealSchema>;

/**
 * The answer to a save: `saved` is the truth of each listed day that is as wanted now, `skipped`
 * what was refused and why, `month` all reservations of the months that the save touched, so that
 * the screen converges.
 */
export const saveResultSchema = z.object({
  saved: z.array(reservationSchema),
  skipped: z.array(skippedMealSchema),
  month: z.array(reservationSchema),
});
export type SaveResult = z.output<typeof saveResultSchema>;

export const depositStatusSchema = z.enum(['unpaid', 'confirmed', 'refunded']);
export type DepositStatus = z.output<typeof depositStatusSchema>;

/**
 * What changed a bill besides meals, in won: discounts (negative) and manual charges, carry-overs
 * from and to other months, payments and refunds.
 */
export const billMoneySchema = z.object({
  adjustments: z.array(z.object({ amount: z.int(), reason: z.string() })),
  carriedIn: wonSchema,
  carriedOut: wonSchema,
  paid: wonSchema,
  refunded: wonSchema,
});
export type BillMoney = z.output<typeof billMoneySchema>;

/**
 * The prices of one student's month. Frozen at the first save of the month: a later price change
 * never rewrites an invoice.
 */
export const mealBillSchema = z.object({
  month: calendarMonthSchema,
  lunchPrice: wonSchema,
  dinnerPrice: wonSchema,
  /** Prices that hold on some of its days instead, strongest first. */
  terms: z.optional(z.array(priceTermSchema)),
  frozen: z.boolean(),
  /** False: no prices have been set yet, and nothing is charged. */
  pricesSet: z.optional(z.boolean()),
  depositStatus: depositStatusSchema,
  /** Left out while nothing but meals is on the bill. */
  money: z.optional(billMoneySchema),
});
export type MealBill = z.output<typeof mealBillSchema>;

/**
 * Managers' changes of a student's day that are still in force: meals added and cancelled, with
 * cause, remark, name and undo of the last one.
 */
export const managedMealsSchema = z.object({
  added: z.array(mealSchema),
  cancelled: z.array(mealSchema),
  cause: z.enum(EDIT_CAUSES),
  note: z.string(),
  byName: z.string(),
  undo: undoableSchema,
});
export type ManagedMeals = z.output<typeof managedMealsSchema>;

/**
 * A student in the same-day list (`/list`). `note` is the manager's memo; `changedAt` the last
 * change of that day; `away` the absence in Korean, or null. A student who no longer eats stays
 * listed while a tick or a manager's cancellation remains.
 */
export const sameDayRowSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  school: z.nullable(z.string()),
  phoneTail: z.string(),
  lunch: z.boolean(),
  dinner: z.boolean(),
  lunchPickedUp: z.boolean(),
  dinnerPickedUp: z.boolean(),
  allergy: z.string(),
  note: z.string(),
  depositStatus: depositStatusSchema,
  changedAt: z.iso.datetime(),
  away: z.nullable(z.string()),
  managed: z.nullable(managedMealsSchema),
});
export type SameDayRow = z.output<typeof sameDayRowSchema>;

const daySpare = z.nullable(daySpareSchema);
const closedReasonSchema = z.nullable(mealLockReasonSchema);
/**
 * `closed` says why a meal is not served that day at all (the cutoff is not a reason here);
 * `closing` who closed it; `cutoffAt` is when students' changes end; `spares` what is ordered
 * beyond the applied portions.
 */
export const sameDaySchema = z.object({
  date: calendarDaySchema,
  holiday: z.nullable(z.string()),
  cutoffAt: z.iso.datetime(),
  asOf: z.iso.datetime(),
  closed: z.object({ lunch: closedReasonSchema, dinner: closedReasonSchema }),
  closing: z.nullable(z.enum(CLOSING_CAUSES)),
  spares: z.object({ lunch: daySpare, dinner: daySpare }),
  rows: z.array(sameDayRowSchema),
});
export type SameDay = z.output<typeof sameDaySchema>;

export const pickUpSchema = z.strictObject({
  studentId: studentIdSchema,
  meal: mealSchema,
  pickedUp: z.boolean(),
});
export type PickUp = z.output<typeof pickUpSchema>;
