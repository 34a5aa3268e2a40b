import * as z from 'zod/mini';
import { reasonIdSchema, scheduleIdSchema } from '../ids';
import { mealSchema, reservationSchema } from '../meals/schemas';
import { absenceReasonSchema } from '../reasons/schemas';
import { studentIdentity } from '../identity/identity-schemas';
import { undoPart } from '../operations/schemas';
import { calendarDaySchema, clockTimeSchema, weekdaySchema } from '../time';
import {
  regularScheduleSchema,
  scheduleDraftSchema,
  scheduleKindSchema,
  scheduleSettingsSchema,
} from './schemas';

const words = z.string().check(z.maxLength(200));
const meals = z.array(z.object({ date: calendarDaySchema, meals: z.array(mealSchema) }));
/** The compulsory periods that are missed. */
const compulsory = z.array(
  z.object({ weekdays: z.array(weekdaySchema), names: z.array(z.string()) }),
);
const compulsoryOfKind = z.array(
  z.object({ name: z.string(), from: clockTimeSchema, to: clockTimeSchema }),
);
const exams = z.array(z.object({ date: calendarDaySchema, title: z.string() }));

/**
 * A schedule in the queue, with what approving would meet; `replaces` is the approved one that it
 * is to change, to be read side by side.
 */
export const waitingScheduleSchema = z.object({
  ...studentIdentity,
  schedule: regularScheduleSchema,
  replaces: z.nullable(regularScheduleSchema),
  clash: z.nullable(z.string()),
  compulsory,
  meals,
  exams,
});
export type WaitingSchedule = z.output<typeof waitingScheduleSchema>;
export const waitingReasonSchema = z.object({
  ...studentIdentity,
  reason: absenceReasonSchema,
  compulsory,
  meals,
  exams,
});
export type WaitingReason = z.output<typeof waitingReasonSchema>;

/** The approval queue, the oldest first. */
export const approvalQueueSchema = z.object({
  schedules: z.array(waitingScheduleSchema),
  reasons: z.array(waitingReasonSchema),
});
export type ApprovalQueue = z.output<typeof approvalQueueSchema>;

const decision = { decision: z.enum(['approve', 'reject']), reason: words };
/** One or many at once; of each the version that was read. */
export const decideSchedulesSchema = z.object({
  ...decision,
  items: z
    .array(z.object({ id: scheduleIdSchema, version: z.int() }))
    .check(z.minLength(1), z.maxLength(200)),
});
export const decideReasonsSchema = z.object({
  ...decision,
  items: z
    .array(z.object({ id: reasonIdSchema, version: z.int() }))
    .check(z.minLength(1), z.maxLength(200)),
});

/** What was decided, and what was left alone and why. */
export const decidedSchema = z.object({
  decided: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), name: z.string(), message: z.string() })),
  ...undoPart,
});
export type Decided = z.output<typeof decidedSchema>;

/** A schedule that a manager wrote for a student. */
export const writtenScheduleSchema = z.extend(regularScheduleSchema, undoPart);
export const writtenReasonSchema = z.extend(absenceReasonSchema, undoPart);

/**
 * A manager's schedule for a student holds at once. `effectiveFrom`: the day from which an edit
 * holds (적용 시작일); without one the whole schedule changes.
 */
export const managerScheduleSchema = z.extend(scheduleDraftSchema, {
  version: z.int(),
  effectiveFrom: z.nullable(calendarDaySchema),
});

/** What a schedule was before a change, newest first. */
export const scheduleVersionSchema = z.object({
  version: z.int(),
  value: regularScheduleSchema,
  byName: z.string(),
  at: z.iso.datetime(),
});
export type ScheduleVersion = z.output<typeof scheduleVersionSchema>;

/** Everything of one student that the page shows. */
export const studentScheduleSchema = z.object({
  ...studentIdentity,
  schedules: z.array(regularScheduleSchema),
  reasons: z.array(absenceReasonSchema),
});
export type StudentSchedule = z.output<typeof studentScheduleSchema>;

/**
 * 전체 표로 보기: who is away when, by student and day of a month. `kind` is how it changes the day (결석
 * is a whole day), `text` all of it in words:
 * `수학학원 19:00–21:00 외출`.
 */
export const scheduleTableSchema = z.object({
  rows: z.array(
    z.object({
      ...studentIdentity,
      days: z.array(
        z.object({
          date: calendarDaySchema,
          source: z.enum(['schedule', 'reason']),
          id: z.string(),
          kind: scheduleKindSchema,
          text: z.string(),
          approved: z.boolean(),
        }),
      ),
    }),
  ),
});
export type ScheduleTable = z.output<typeof scheduleTableSchema>;
export type ScheduleTableRow = ScheduleTable['rows'][number];

/** 승인됨, 대기, 없음, 만료 임박: the state of a student's schedules in one word. */
export const scheduleStateSchema = z.enum(['pending', 'expiring', 'approved', 'none']);
export type ScheduleState = z.output<typeof scheduleStateSchema>;

/**
 * All enrolled students in the academy's order. `endsOn`: the day after which nothing approved is
 * left that ends soon; null when nothing does.
 */
export const scheduleStudentsSchema = z.object({
  asOf: z.iso.datetime(),
  content: z.array(
    z.object({
      ...studentIdentity,
      state: scheduleStateSchema,
      approved: z.int(),
      waiting: z.int(),
      endsOn: z.nullable(calendarDaySchema),
    }),
  ),
});
export type ScheduleStudents = z.output<typeof scheduleStudentsSchema>;

/**
 * What a new or changed schedule of a student could meet from today on, for the form to say it
 * before anything is saved (`approvalEffects`).
 */
export const scheduleSurroundingsSchema = z.object({
  reservations: z.array(reservationSchema),
  mealTimes: scheduleSettingsSchema.shape.mealTimes,
  compulsory: z.object({
    weekday: compulsoryOfKind,
    saturday: compulsoryOfKind,
    sunday: compulsoryOfKind,
  }),
  exams,
});
export type ScheduleSurroundings = z.output<typeof scheduleSurroundingsSchema>;
