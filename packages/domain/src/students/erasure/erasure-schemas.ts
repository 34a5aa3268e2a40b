import * as z from 'zod/mini';
import { studentIdSchema } from '../../ids';
import { calendarDaySchema } from '../../time';
import { ERASURE_MONTHS, RETENTION_MONTHS } from './erasure-day';

const count = z.int().check(z.nonnegative());
const monthsIn = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.gte(least), z.lte(most));
const queriedIn = ({ least, most }: { least: number; most: number }) =>
  z.optional(z.coerce.number().check(z.int(), z.gte(least), z.lte(most)));

/**
 * After how many months from leaving (퇴원) a student's personal data is erased, and for how many
 * the texts of messages and the payers of the bank's lists are kept; null: never, and for ever.
 */
export const erasureSettingsSchema = z.object({
  afterMonths: z.nullable(monthsIn(ERASURE_MONTHS)),
  messageMonths: z.nullable(monthsIn(RETENTION_MONTHS.messages)),
  bankRowMonths: z.nullable(monthsIn(RETENTION_MONTHS.bankRows)),
});
export type ErasureSettings = z.output<typeof erasureSettingsSchema>;

export const editedErasureSettingsSchema = z.object({
  settings: erasureSettingsSchema,
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedByName: z.nullable(z.string()),
});
export type EditedErasureSettings = z.output<typeof editedErasureSettingsSchema>;

export const defaultErasureSettings: ErasureSettings = {
  afterMonths: null,
  messageMonths: null,
  bankRowMonths: null,
};

/**
 * Whom the rule reaches, and on which day (KST). `held`: not erased as long as money for meals or
 * an exam is still to be had or to be given back.
 */
const erasureSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  school: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  leftOn: calendarDaySchema,
  erasedOn: calendarDaySchema,
  held: z.boolean(),
});
export type Erasure = z.output<typeof erasureSchema>;

/**
 * Whom a rule reaches within the next 30 days: `due` so many are erased, `held` so many are not,
 * the first of both by day. `from` is the first day on which anybody is erased, null without a
 * rule. `messages` and `bankRows`: so many lose their words within those days.
 */
export const erasuresSchema = z.object({
  from: z.nullable(calendarDaySchema),
  due: count,
  held: count,
  messages: count,
  bankRows: count,
  content: z.array(erasureSchema),
});

/** A rule that is not saved yet; without it the one that is. */
export const erasuresQuery = z.object({
  afterMonths: queriedIn(ERASURE_MONTHS),
  messageMonths: queriedIn(RETENTION_MONTHS.messages),
  bankRowMonths: queriedIn(RETENTION_MONTHS.bankRows),
});
