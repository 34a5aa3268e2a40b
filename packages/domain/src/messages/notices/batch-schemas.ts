import * as z from 'zod/mini';
import { studentIdSchema } from '../../ids';
import { calendarMonthSchema } from '../../time';
import { NOTICE_CHANNELS } from './notice-schemas';

/** The recipients that a manager chose. */
export const noticeRequestSchema = z.object({
  studentIds: z.array(studentIdSchema).check(z.minLength(1), z.maxLength(2_000)),
});

/** The debts of one month alone; without it, of all that are looked at. */
export const unpaidRequestSchema = z.extend(noticeRequestSchema, {
  month: z.optional(calendarMonthSchema),
});

/**
 * Why a message is held back: nothing to report, no guardian agreed, or it was sent today already.
 */
export const KEPT_REASONS = ['nothing', 'no-consent', 'sent-today'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

const reason = z.enum(KEPT_REASONS);
const count = z.int().check(z.nonnegative());

/** What would go out, student by student; won of each by the academy's prices. */
export const noticePreviewSchema = z.object({
  /** Whether the academy has switched the kind on. */
  on: z.boolean(),
  channel: z.enum(NOTICE_CHANNELS),
  rows: z.array(
    z.object({
      studentId: studentIdSchema,
      name: z.string(),
      /** Empty where nothing goes out. */
      text: z.string(),
      /** How many guardians would read it. */
      guardians: count,
      cost: count,
      kept: z.nullable(reason),
    }),
  ),
});
export type NoticePreview = z.output<typeof noticePreviewSchema>;
export type NoticePreviewRow = NoticePreview['rows'][number];

/** How many were written, and who was left out. */
export const noticesSentSchema = z.object({
  written: count,
  kept: z.array(z.object({ studentId: studentIdSchema, reason })),
});
export type NoticesSent = z.output<typeof noticesSentSchema>;
