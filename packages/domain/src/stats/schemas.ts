import * as z from 'zod/mini';
import { depositStateSchema } from '../deposits/state-schema';
import { mockExamIdSchema, studentIdSchema } from '../ids';
import { orderTaskSchema } from '../messages/orders/order-schemas';
import { wonTotalSchema } from '../money';
import { ofAreaOrNull } from '../rights';
import { studentChoiceSchema } from '../identity/schemas';
import { calendarDaySchema, calendarMonthSchema, weekdaySchema } from '../time';

const count = z.int().check(z.nonnegative());
const optionalCount = z.nullable(count);

/**
 * The figures of a month. `applied` and `notApplied` count enrolled students with and without a
 * meal; money in won.
 */
export const monthFiguresSchema = z.object({
  applied: count,
  notApplied: count,
  lunch: count,
  dinner: count,
  billed: wonTotalSchema,
  paid: wonTotalSchema,
  unpaid: wonTotalSchema,
  unpaidStudents: count,
  carriedIn: wonTotalSchema,
  carriedOut: wonTotalSchema,
});
export type MonthFigures = z.output<typeof monthFiguresSchema>;

export const dayFiguresSchema = z.object({
  date: calendarDaySchema,
  lunch: count,
  dinner: count,
  amount: wonTotalSchema,
});
export type DayFigures = z.output<typeof dayFiguresSchema>;

/** Sums and averages (per day with meals, one decimal) of a weekday. */
export const weekdayFiguresSchema = z.object({
  weekday: weekdaySchema,
  days: count,
  lunch: count,
  dinner: count,
  lunchAverage: z.number(),
  dinnerAverage: z.number(),
});
export type WeekdayFigures = z.output<typeof weekdayFiguresSchema>;

export const monthStatsSchema = z.object({
  month: calendarMonthSchema,
  asOf: z.iso.datetime(),
  closed: z.boolean(),
  figures: monthFiguresSchema,
  previous: monthFiguresSchema,
  days: z.array(dayFiguresSchema),
  weekdays: z.array(weekdayFiguresSchema),
});

/**
 * A line of the matrix of students and days: for each day of the month 0 nothing, 1 lunch, 2
 * dinner, 3 both.
 */
export const studentMealsSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  school: z.nullable(z.string()),
  phoneTail: z.string(),
  days: z.array(z.literal([0, 1, 2, 3])),
  lunchCount: count,
  dinnerCount: count,
  billed: wonTotalSchema,
  depositState: depositStateSchema,
});
export type StudentMeals = z.output<typeof studentMealsSchema>;

export const studentStatsSchema = z.object({
  month: calendarMonthSchema,
  asOf: z.iso.datetime(),
  rows: z.array(studentMealsSchema),
});
export const notAppliedSchema = z.object({
  month: calendarMonthSchema,
  rows: z.array(studentChoiceSchema),
});

const mealsAndCostSchema = z.object({ meals: count, cost: wonTotalSchema });
export type MealsAndCost = z.output<typeof mealsAndCostSchema>;
const wasteSchema = z.object({
  ordered: mealsAndCostSchema,
  /** Null: no pick-up was ticked. */
  pickedUp: z.nullable(mealsAndCostSchema),
  left: z.nullable(mealsAndCostSchema),
  absent: mealsAndCostSchema,
  reportedLate: mealsAndCostSchema,
});
const weekWasteSchema = z.extend(wasteSchema, {
  first: calendarDaySchema,
  last: calendarDaySchema,
});
export type WeekWaste = z.output<typeof weekWasteSchema>;

/** Uneaten meals of a month's past days. */
export const monthWasteSchema = z.object({
  month: calendarMonthSchema,
  asOf: z.iso.datetime(),
  weeks: z.array(weekWasteSchema),
  total: wasteSchema,
});

/** Who of the students is there now: `missing` did not come although a period has begun. */
export const presenceNowSchema = z.object({
  /** The name of a day without study. */
  holiday: z.nullable(z.string()),
  all: count,
  arrived: count,
  missing: z.array(
    z.object({ studentId: studentIdSchema, name: z.string(), seat: z.nullable(z.string()) }),
  ),
});
export type PresenceNow = z.output<typeof presenceNowSchema>;

/** The money of a month's meals, and the last day on which it is to be paid. */
const moneyDueSchema = z.object({
  due: wonTotalSchema,
  paid: wonTotalSchema,
  unpaid: wonTotalSchema,
  unpaidStudents: count,
  until: calendarDaySchema,
});

/**
 * Tasks of today. `overStudents` have reached a step of the warnings (기준 초과 벌점). Null: unknown, or
 * not visible to this account.
 */
export const todayTasksSchema = z.object({
  asOf: z.iso.datetime(),
  date: calendarDaySchema,
  lunch: ofAreaOrNull('meals', count),
  dinner: ofAreaOrNull('meals', count),
  nextCutoff: ofAreaOrNull(
    'meals',
    z.object({
      date: calendarDaySchema,
      closesAt: z.iso.datetime(),
      /** What was applied for on that day so far. */
      lunch: count,
      dinner: count,
    }),
  ),
  presence: ofAreaOrNull('attendance', presenceNowSchema),
  pendingSchedules: ofAreaOrNull('attendance', count),
  pendingReasons: ofAreaOrNull('attendance', count),
  money: ofAreaOrNull('deposits', moneyDueSchema),
  /** For admins, who are the only ones to approve accounts. */
  pendingAccounts: optionalCount,
  overStudents: ofAreaOrNull('points', count),
  openObjections: ofAreaOrNull('points', count),
  /** Devices that signed in too many students, and new ones that wait for approval. */
  loginAlerts: ofAreaOrNull('students', count),
  waitingDevices: ofAreaOrNull('students', count),
  /** Orders to the caterer that did not go out, or were not confirmed in time. */
  orders: ofAreaOrNull('meals', z.array(orderTaskSchema)),
  /** What else did not go out within a day. */
  failedMessages: ofAreaOrNull('settings', count),
  /** For admins: no backup was made for two days; `newest` null: never. */
  staleBackup: z.nullable(z.object({ newest: z.nullable(z.iso.datetime()) })),
  closingMocks: ofAreaOrNull(
    'mocks',
    z.array(
      z.object({ id: mockExamIdSchema, title: z.string(), registrationEndDate: calendarDaySchema }),
    ),
  ),
});
export type TodayTasks = z.output<typeof todayTasksSchema>;
