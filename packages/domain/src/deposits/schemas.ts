import * as z from 'zod/mini';
import { studentIdSchema } from '../ids';
import { mealSchema } from '../meals/schemas';
import { wonSchema, wonTotalSchema } from '../money';
import { undoableSchema } from '../operations/schemas';
import { studentStatusSchema } from '../identity/schemas';
import { calendarDaySchema, calendarMonthSchema } from '../time';
import { reportSeenSchema } from './reported/schemas';
import { billAccountSchema, depositEntrySchema, depositStateSchema } from './state-schema';

const count = z.int().check(z.nonnegative());
const instant = z.iso.datetime();
const line = z.string().check(z.maxLength(100));

/**
 * A month whose books are closed: what was billed then stays billed, whatever changes; later
 * changes are adjustments.
 */
export const monthCloseSchema = z.object({
  month: calendarMonthSchema,
  closedAt: instant,
  closedByName: z.string(),
  billed: wonTotalSchema,
  students: count,
});
export type MonthClose = z.output<typeof monthCloseSchema>;

/** A student's month in the 입금 tab. `depositorName`, `day` and `byName` are the last deposit's. */
export const depositRowSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  school: z.nullable(z.string()),
  phoneTail: z.string(),
  status: studentStatusSchema,
  lunchCount: count,
  dinnerCount: count,
  account: billAccountSchema,
  depositorName: z.string(),
  /** Under which other names money for this student comes in. */
  depositorNames: z.array(z.string()),
  day: z.nullable(calendarDaySchema),
  byName: z.nullable(z.string()),
  /** 입금 알림: what the student says they paid, while money is still waited for. */
  reported: z.nullable(reportSeenSchema),
});
export type DepositRow = z.output<typeof depositRowSchema>;

/**
 * Sums over all rows of a month, in won. `unpaid` is what is missing, `over` what is there beyond
 * the bills.
 */
export const depositTotalsSchema = z.object({
  students: count,
  billed: wonTotalSchema,
  carriedIn: wonTotalSchema,
  carriedOut: wonTotalSchema,
  due: wonTotalSchema,
  paid: wonTotalSchema,
  refunded: wonTotalSchema,
  refundDue: wonTotalSchema,
  unpaid: wonTotalSchema,
  unpaidStudents: count,
  over: wonTotalSchema,
  byState: z.record(depositStateSchema, count),
});
export type DepositTotals = z.output<typeof depositTotalsSchema>;

export const depositMonthSchema = z.object({
  month: calendarMonthSchema,
  asOf: instant,
  close: z.nullable(monthCloseSchema),
  /** When the month is to be paid, both days included. */
  payment: z.object({ first: calendarDaySchema, last: calendarDaySchema }),
  rows: z.array(depositRowSchema),
  totals: depositTotalsSchema,
});
export type DepositMonth = z.output<typeof depositMonthSchema>;

/** One student's ledger of a month, newest first, voided lines included. */
export const depositLedgerSchema = z.object({
  row: depositRowSchema,
  entries: z.array(depositEntrySchema),
});
export type DepositLedger = z.output<typeof depositLedgerSchema>;

/**
 * Which students of a month are listed. What is left out or empty narrows nothing. `meal`: who has
 * at least one of it. `reported`: who says that they paid what is still waited for.
 */
export const monthFilterSchema = z.object({
  q: z.optional(line),
  grade: z.optional(line),
  state: z.optional(z.enum([...depositStateSchema.options, 'reported'])),
  meal: z.optional(mealSchema),
});
export type MonthFilter = z.output<typeof monthFilterSchema>;

const amount = wonSchema.check(z.positive());
/**
 * Money that came in. Without an amount it is exactly what is missing; less makes 일부 입금, more 초과
 * 입금.
 */
export const confirmBodySchema = z.object({
  day: calendarDaySchema,
  items: z
    .array(
      z.object({
        studentId: studentIdSchema,
        amount: z.nullable(amount),
        depositorName: z.optional(line),
      }),
    )
    .check(z.minLength(1), z.maxLength(2000)),
  note: z.optional(line),
});

const studentIds = z.array(studentIdSchema).check(z.minLength(1), z.maxLength(2000));
export const unconfirmBodySchema = z.object({
  studentIds,
  reason: line.check(z.minLength(1)),
});
export const carryBodySchema = z.object({ studentIds, note: z.optional(line) });
/** A discount below 0, a charge above it, and what becomes of it. */
export const adjustBodySchema = z.object({
  studentId: studentIdSchema,
  amount: z.int().check(z.gte(-100_000_000), z.lte(100_000_000)),
  way: z.enum(['month', 'next-bill', 'pay-out']),
  note: line.check(z.minLength(1)),
});
/** `day` null: it is owed and still to be paid out (환불 대기). */
export const refundBodySchema = z.object({
  studentId: studentIdSchema,
  amount,
  day: z.nullable(calendarDaySchema),
  note: line,
});

/**
 * The rows after a booking as they are now. `skipped` were left alone, each with its reason in
 * Korean.
 */
export const depositResultSchema = z.object({
  rows: z.array(depositRowSchema),
  skipped: z.array(z.object({ studentId: studentIdSchema, name: z.string(), message: z.string() })),
  totals: depositTotalsSchema,
  undo: z.nullable(undoableSchema),
});
export type DepositResult = z.output<typeof depositResultSchema>;
