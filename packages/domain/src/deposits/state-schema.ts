import * as z from 'zod/mini';
import { depositEntryIdSchema } from '../ids';
import { wonSchema } from '../money';
import { calendarDaySchema, calendarMonthSchema } from '../time';

/**
 * The payment state of a student's month. none: nothing billed, nothing paid. unpaid 미입금, partial
 * 일부 입금, confirmed 입금 확인, overpaid 초과 입금, refund-due 환불 대기, refunded 환불.
 */
export const depositStateSchema = z.enum([
  'none',
  'unpaid',
  'partial',
  'confirmed',
  'overpaid',
  'refund-due',
  'refunded',
]);
export type DepositState = z.output<typeof depositStateSchema>;

/**
 * deposit: money that came in. refund: money that goes back; without a `day` it is still to be paid
 * out. carry-out and carry-in: the same amount leaves one month and enters another. adjustment:
 * changes what a closed month bills, up or down.
 */
export const depositEntryKindSchema = z.enum([
  'deposit',
  'refund',
  'carry-out',
  'carry-in',
  'adjustment',
]);
export type DepositEntryKind = z.output<typeof depositEntryKindSchema>;

/**
 * A line of a student's deposit ledger. `amount` in won is above 0, only an adjustment's may be
 * below. A line is never rewritten: what was wrong is voided and stays to be seen. `otherMonth` is
 * the other end of a carry-over.
 */
export const depositEntrySchema = z.object({
  id: depositEntryIdSchema,
  month: calendarMonthSchema,
  kind: depositEntryKindSchema,
  amount: z.int(),
  depositorName: z.string(),
  day: z.nullable(calendarDaySchema),
  note: z.string(),
  otherMonth: z.nullable(calendarMonthSchema),
  createdAt: z.iso.datetime(),
  byName: z.nullable(z.string()),
  voidedAt: z.nullable(z.iso.datetime()),
  voidReason: z.nullable(z.string()),
});
export type DepositEntry = z.output<typeof depositEntrySchema>;

/**
 * A student's month in figures, in won. `due` = billed − carried in, at least 0. `balance` is what
 * is there beyond the bill, below 0 what is missing.
 */
export const billAccountSchema = z.object({
  billed: wonSchema,
  carriedIn: wonSchema,
  carriedOut: wonSchema,
  due: wonSchema,
  paid: wonSchema,
  refunded: wonSchema,
  refundDue: wonSchema,
  balance: z.int(),
  state: depositStateSchema,
});
export type BillAccount = z.output<typeof billAccountSchema>;
