import * as z from 'zod/mini';
import { studentIdSchema } from '../../ids';
import { wonSchema } from '../../money';
import { calendarDaySchema, calendarMonthSchema } from '../../time';
import { billAccountSchema } from '../state-schema';

const count = z.int().check(z.nonnegative());

/** All of one meal in a month: at which prices, and on which days (of the month, 1 to 31). */
const billedMealSchema = z.object({
  days: z.array(z.int()),
  parts: z.array(z.object({ count, price: wonSchema, reason: z.string(), amount: wonSchema })),
});

/** A student's month as printed; the adjustments lead from the meals to what is billed. */
const billSheetSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  lunch: billedMealSchema,
  dinner: billedMealSchema,
  adjustments: z.array(z.object({ amount: z.int(), reason: z.string() })),
  /** What came in and was paid back, oldest first; a refund without a day is still owed. */
  payments: z.array(
    z.object({
      kind: z.enum(['deposit', 'refund']),
      amount: wonSchema,
      day: z.nullable(calendarDaySchema),
      depositorName: z.string(),
    }),
  ),
  account: billAccountSchema,
});
export type BillSheet = z.output<typeof billSheetSchema>;

/** The bills of a month with what is on all of them: where to pay, and until when. */
export const monthBillsSchema = z.object({
  month: calendarMonthSchema,
  asOf: z.iso.datetime(),
  bank: z.object({
    bankName: z.string(),
    accountNumber: z.string(),
    accountHolder: z.string(),
  }),
  payment: z.object({ first: calendarDaySchema, last: calendarDaySchema }),
  bills: z.array(billSheetSchema),
});
export type MonthBills = z.output<typeof monthBillsSchema>;
