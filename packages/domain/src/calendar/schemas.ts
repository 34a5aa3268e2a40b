import * as z from 'zod/mini';
import { depositStateSchema } from '../deposits/state-schema';
import { studentIdSchema } from '../ids';
import {
  mealLockReasonSchema,
  mealSchema,
  reservationChangeSchema,
  reservationSchema,
} from '../meals/schemas';
import { wonSchema, wonTotalSchema } from '../money';
import { undoableSchema, undoPart } from '../operations/schemas';
import { studentStatusSchema } from '../identity/schemas';
import { calendarDaySchema, calendarMonthSchema } from '../time';
import { CLOSING_CAUSES, EDIT_CAUSES, SETTLEMENTS } from '../meals/causes';

const count = z.int().check(z.nonnegative());
const note = z.string().check(z.maxLength(200));
const closed = z.object({
  lunch: z.nullable(mealLockReasonSchema),
  dinner: z.nullable(mealLockReasonSchema),
});

/** open 접수 중, cutoff 마감, closed 휴무, not-served 운영 안 함, outside-period 기간 밖. */
export const dayStateSchema = z.enum(['open', 'cutoff', 'closed', 'not-served', 'outside-period']);
export type DayState = z.output<typeof dayStateSchema>;

/**
 * Why and by whom meals of a day were closed. That they are closed is in the settings; this is
 * the remark beside it.
 */
export const closingSchema = z.object({
  meals: z.array(mealSchema),
  cause: z.enum(CLOSING_CAUSES),
  note: z.string(),
  byName: z.nullable(z.string()),
});
export type Closing = z.output<typeof closingSchema>;

/** What a meal costs that day where that is not the usual price; null: the usual one. */
const datedPricesSchema = z.object({
  lunch: z.nullable(wonSchema),
  dinner: z.nullable(wonSchema),
});

/**
 * A day of the managers' calendar. `unpaid` counts the students who eat that day and have not paid
 * their month; `amount` is what the day's meals cost.
 */
export const calendarCellSchema = z.object({
  date: calendarDaySchema,
  lunch: count,
  dinner: count,
  unpaid: count,
  amount: wonTotalSchema,
  holiday: z.nullable(z.string()),
  state: dayStateSchema,
  closed,
  closing: z.nullable(closingSchema),
  datedPrices: datedPricesSchema,
});
export type CalendarCell = z.output<typeof calendarCellSchema>;

/**
 * A month of it. `servedDays` counts the days on which at least one meal is served. `closedMonth`:
 * its books are closed.
 */
export const mealCalendarSchema = z.object({
  month: calendarMonthSchema,
  asOf: z.iso.datetime(),
  /** 0: the settings were never saved. */
  settingsVersion: z.int(),
  /** Whether the prices were set: before that nothing is charged. */
  pricesSet: z.boolean(),
  closedMonth: z.boolean(),
  days: z.array(calendarCellSchema),
  totals: z.object({ servedDays: count, lunch: count, dinner: count, amount: wonTotalSchema }),
  nextCutoff: z.nullable(z.object({ date: calendarDaySchema, closesAt: z.iso.datetime() })),
});
export type MealCalendar = z.output<typeof mealCalendarSchema>;

/**
 * One student on a day: who applied, and every enrolled student who did not. `changedBy` null:
 * never touched. Of a manager's change `changedByName` says who it was and `changeReason` why: `요청
 * · 전화로 부탁`.
 */
export const dayStudentSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  school: z.nullable(z.string()),
  phoneTail: z.string(),
  status: studentStatusSchema,
  lunch: z.boolean(),
  dinner: z.boolean(),
  changedAt: z.nullable(z.iso.datetime()),
  changedBy: z.nullable(z.enum(['student', 'manager', 'system'])),
  changedByName: z.nullable(z.string()),
  changeReason: z.nullable(z.string()),
  depositState: depositStateSchema,
  note: z.string(),
});
export type DayStudent = z.output<typeof dayStudentSchema>;

export const mealDaySchema = z.object({
  date: calendarDaySchema,
  asOf: z.iso.datetime(),
  cutoffAt: z.iso.datetime(),
  holiday: z.nullable(z.string()),
  state: dayStateSchema,
  closed,
  closing: z.nullable(closingSchema),
  closedMonth: z.boolean(),
  rows: z.array(dayStudentSchema),
});
export type MealDay = z.output<typeof mealDaySchema>;

/**
 * A manager's change of one student's meals. `note` is a must when a changed meal is past its
 * cutoff.
 */
export const managerMealsBodySchema = z.object({
  changes: z.array(reservationChangeSchema).check(z.minLength(1), z.maxLength(100)),
  cause: z.enum(EDIT_CAUSES),
  note,
  settlement: z.enum(SETTLEMENTS),
});

/** The same of a day for several students, all or none. */
export const mealsOfDayBodySchema = z.object({
  ...z.omit(managerMealsBodySchema, { changes: true }).shape,
  entries: z
    .array(
      z.object({
        ...z.omit(reservationChangeSchema, { date: true }).shape,
        studentId: studentIdSchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(2000)),
});

export const mealsOfDayResultSchema = z.object({
  /** Students whose day became another. */
  changed: count,
  settled: wonTotalSchema,
  ...undoPart,
});

export const managerMealsResultSchema = z.object({
  saved: z.array(reservationSchema),
  skipped: z.array(z.object({ date: calendarDaySchema, meal: mealSchema, message: z.string() })),
  month: z.array(reservationSchema),
  /** What went to the next month or is to be paid back, in won. */
  settled: wonTotalSchema,
  undo: z.nullable(undoableSchema),
});
export type ManagerMealsResult = z.output<typeof managerMealsResultSchema>;
