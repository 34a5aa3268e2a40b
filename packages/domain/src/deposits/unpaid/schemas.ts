import * as z from 'zod/mini';
import { studentIdSchema } from '../../ids';
import { wonSchema, wonTotalSchema } from '../../money';
import { calendarMonthSchema } from '../../time';

/** What one student owes over all months, the oldest first. */
export const unpaidStudentSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  phoneTail: z.string(),
  owed: wonSchema,
  months: z.array(z.object({ month: calendarMonthSchema, missing: wonSchema })),
});
export type UnpaidStudent = z.output<typeof unpaidStudentSchema>;

/** Who owes what since when, who has owed the longest first, and where it is to be paid. */
export const unpaidListSchema = z.object({
  asOf: z.iso.datetime(),
  bank: z.object({
    bankName: z.string(),
    accountNumber: z.string(),
    accountHolder: z.string(),
  }),
  students: z.array(unpaidStudentSchema),
  owed: wonTotalSchema,
});
export type UnpaidList = z.output<typeof unpaidListSchema>;
