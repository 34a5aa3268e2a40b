import * as z from 'zod/mini';
import { attachmentSchema, chosenAttachmentsSchema } from '../attachments/schemas';
import { scheduleIdSchema } from '../ids';
import { calendarDaySchema, clockTimeSchema, weekdaySchema } from '../time';

/** 학원·과외, 병원, 학교, 기타: what the student goes to. */
export const scheduleTypeSchema = z.enum(['ACADEMY', 'HOSPITAL', 'SCHOOL', 'OTHER']);
export type ScheduleType = z.output<typeof scheduleTypeSchema>;

/** 늦은 등원, 조퇴, 외출, 종일: how it changes the student's day here. */
export const scheduleKindSchema = z.enum(['LATE_ARRIVAL', 'EARLY_LEAVE', 'OUTING', 'ALL_DAY']);
export type ScheduleKind = z.output<typeof scheduleKindSchema>;

export const scheduleStatusSchema = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED']);
export type ScheduleStatus = z.output<typeof scheduleStatusSchema>;

const time = z.nullable(clockTimeSchema);
const line = z.string().check(z.maxLength(500));

/**
 * What a student asks for: an absence on the same weekdays, every week or every other. A late
 * arrival has only `to` (when the student comes), leaving early only `from`, an outing both, a
 * whole day none. `lastDate` null goes on without an end; both dates included.
 */
export const scheduleDraftSchema = z.object({
  type: scheduleTypeSchema,
  kind: scheduleKindSchema,
  title: line,
  weekdays: z.array(weekdaySchema).check(z.maxLength(7)),
  from: time,
  to: time,
  place: line,
  memo: line,
  firstDate: calendarDaySchema,
  lastDate: z.nullable(calendarDaySchema),
  everyWeeks: z.literal([1, 2]),
});
export type ScheduleDraft = z.output<typeof scheduleDraftSchema>;
/** A draft as a form holds it: dates and times not checked yet. */
export type ScheduleForm = z.input<typeof scheduleDraftSchema>;
/** The same as a student's form sends it: with the pictures that it has. */
export const sentScheduleSchema = z.extend(scheduleDraftSchema, {
  attachmentIds: chosenAttachmentsSchema,
});

/**
 * A student's regular schedule. `exceptions` are its single days that were cancelled. `replacesId`:
 * a request to change that approved schedule, which stays in force until this one is approved.
 * `rejectReason` is the manager's, word for word. `version` counts the changes; an edit sends the
 * one that it read.
 */
export const regularScheduleSchema = z.extend(scheduleDraftSchema, {
  id: scheduleIdSchema,
  exceptions: z.array(calendarDaySchema),
  status: scheduleStatusSchema,
  replacesId: z.nullable(scheduleIdSchema),
  registeredBy: z.enum(['student', 'manager']),
  rejectReason: z.nullable(z.string()),
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  attachments: z.array(attachmentSchema),
});
export type RegularSchedule = z.output<typeof regularScheduleSchema>;

const span = z.object({ from: clockTimeSchema, to: clockTimeSchema });

/**
 * `submitDay`: the day of the month before by which a month's schedules should be handed in; null
 * for none.
 */
export const scheduleSettingsSchema = z.object({
  submitDay: z.nullable(z.int().check(z.gte(1), z.lte(31))),
  mealTimes: z.object({ lunch: span, dinner: span }),
});
export type ScheduleSettings = z.output<typeof scheduleSettingsSchema>;

/**
 * The schedules that touch the asked days, in every state, by first day and id, with the settings
 * that their screen needs.
 */
export const scheduleListSchema = z.object({
  content: z.array(regularScheduleSchema),
  settings: scheduleSettingsSchema,
});
export type ScheduleList = z.output<typeof scheduleListSchema>;

/** Why a schedule of last month is not copied. */
export const copySkipReasonSchema = z.enum(['no-occurrence', 'clash']);

export const copyResultSchema = z.object({
  created: z.array(regularScheduleSchema),
  skipped: z.array(
    z.object({
      scheduleId: scheduleIdSchema,
      title: z.string(),
      reason: copySkipReasonSchema,
      message: z.string(),
    }),
  ),
});
export type CopyResult = z.output<typeof copyResultSchema>;
