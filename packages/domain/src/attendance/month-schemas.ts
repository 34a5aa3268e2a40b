import * as z from 'zod/mini';
import { studentIdentity } from '../identity/identity-schemas';
import { calendarDaySchema } from '../time';
import { attendanceMarkSchema, markStatusSchema } from './schemas';

const count = z.int().check(z.nonnegative());

/** A student's day with something known of it. */
export const summarizedDaySchema = z.object({
  date: calendarDaySchema,
  status: z.nullable(markStatusSchema),
  excused: z.boolean(),
  outingMinutes: count,
});

const sums = {
  present: count,
  late: count,
  leftEarly: count,
  out: count,
  absent: count,
  excusedAbsent: count,
  outingMinutes: count,
};

/**
 * 월간: students × days with their sums. `rest` are the days on which the academy rests, with their
 * names.
 */
export const attendanceMonthSchema = z.object({
  rest: z.array(z.object({ date: calendarDaySchema, name: z.string() })),
  rows: z.array(z.object({ ...studentIdentity, ...sums, days: z.array(summarizedDaySchema) })),
});
export type AttendanceMonth = z.output<typeof attendanceMonthSchema>;
export type AttendanceMonthRow = AttendanceMonth['rows'][number];

/**
 * What a cell was before, newest first. `note` of a correction after the day was closed is in
 * `reason`.
 */
export const cellHistorySchema = z.object({
  content: z.array(z.object({ mark: attendanceMarkSchema, reason: z.nullable(z.string()) })),
});
export type CellHistory = z.output<typeof cellHistorySchema>;
