import * as z from 'zod/mini';
import { mockRegistrationIdSchema, reportedDepositIdSchema } from '../../ids';
import { wonSchema } from '../../money';
import { calendarDaySchema, calendarMonthSchema } from '../../time';
import { lineSchema } from '../../text/schemas';

/** What a student says that money was for: a month of meals or the fee of a registration. */
export const reportedBillSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('meals'), month: calendarMonthSchema }),
  z.object({ kind: z.literal('mock'), registrationId: mockRegistrationIdSchema }),
]);
export type ReportedBill = z.output<typeof reportedBillSchema>;

/** 입금했어요, as a student sends it. `depositorName`: the name that the bank's list will show. */
export const depositReportSchema = z.object({
  bill: reportedBillSchema,
  depositorName: lineSchema(40),
  /** Won. */
  amount: wonSchema.check(z.positive()),
  day: calendarDaySchema,
});
export type DepositReport = z.output<typeof depositReportSchema>;

/** What a manager sees of a report. */
export const reportSeenSchema = z.pick(depositReportSchema, {
  depositorName: true,
  amount: true,
  day: true,
});
export type ReportSeen = z.output<typeof reportSeenSchema>;

/** A current report: one for each bill, the last one sent. */
export const reportedDepositSchema = z.extend(depositReportSchema, {
  id: reportedDepositIdSchema,
  reportedAt: z.iso.datetime(),
});
export type ReportedDeposit = z.output<typeof reportedDepositSchema>;
