import * as z from 'zod/mini';
import { reportedAbsenceSchema } from '../schedule/times/reported-absence-schema';
import { managerIdSchema, studentIdSchema } from '../ids';
import { ofArea } from '../rights';
import { calendarDaySchema, clockTimeSchema } from '../time';
import { MARK_NOTE_LIMIT, PERIODS_MAX } from './limits';

/**
 * 출석, 지각, 조퇴, 외출, 결석: what is marked for a period. Whether it is excused is another question
 * (`excused`).
 */
export const markStatusSchema = z.enum(['PRESENT', 'LATE', 'EARLY_LEAVE', 'OUTING', 'ABSENT']);
export type MarkStatus = z.output<typeof markStatusSchema>;

const version = z.int().check(z.gte(0));
const instant = z.iso.datetime();
const time = z.nullable(clockTimeSchema);

/**
 * A period (교시) of a day; the end is not in it. Numbers count from 1 and name the cell, whatever
 * the period is called. `compulsory` (의무 교시): approving an absence from it warns.
 */
export const periodSchema = z.object({
  number: z.int().check(z.gte(1), z.lte(PERIODS_MAX)),
  name: z.string().check(z.minLength(1), z.maxLength(10)),
  from: clockTimeSchema,
  to: clockTimeSchema,
  compulsory: z.optional(z.boolean()),
});
export type Period = z.output<typeof periodSchema>;

/**
 * What is in a cell: a student's period. `status` null: emptied again. `excused` is false with
 * 출석 and in an emptied cell.
 */
const markValue = {
  status: z.nullable(markStatusSchema),
  excused: z.boolean(),
  note: z.string().check(z.maxLength(MARK_NOTE_LIMIT)),
};

export const markValueSchema = z.object(markValue);

/**
 * A cell that was ever marked. `version` counts its changes from 1; a cell that never was marked
 * has no mark, which counts as version 0.
 */
export const attendanceMarkSchema = z.object({
  ...markValue,
  version,
  at: instant,
  byId: z.nullable(managerIdSchema),
  byName: z.string(),
});
export type AttendanceMark = z.output<typeof attendanceMarkSchema>;
export type MarkValue = z.output<typeof markValueSchema>;

const place = { studentId: studentIdSchema, period: z.int().check(z.gte(1), z.lte(PERIODS_MAX)) };
export const markedCellSchema = z.object({ ...place, mark: attendanceMarkSchema });
export type MarkedCell = z.output<typeof markedCellSchema>;

/**
 * A cell as a manager marks it. `base` is the version that the screen showed; `at` the device's
 * time, for marks that were made without a connection.
 */
export const markEditSchema = z.strictObject({
  ...place,
  ...markValue,
  base: version,
  at: instant,
});
export type MarkEdit = z.output<typeof markEditSchema>;

/**
 * An edit that met another mark than its author had seen: nothing was written, and both values are
 * there to choose from.
 */
export const markConflictSchema = z.object({ yours: markEditSchema, theirs: attendanceMarkSchema });

/** `revision` counts the saves of the day: what `changes` since a revision are asked by. */
export const saveMarksResultSchema = z.object({
  saved: z.array(markedCellSchema),
  conflicts: z.array(markConflictSchema),
  revision: version,
});
export type SaveMarksResult = z.output<typeof saveMarksResultSchema>;

/** One time out; `to` null: not back yet. */
export const outingSchema = z.object({ from: clockTimeSchema, to: time });
export type Outing = z.output<typeof outingSchema>;

/**
 * 등원, 하원, 외출: when a student came, went, and was out. Times are the study day's: after midnight
 * they are above 24:00's day and end with it.
 */
const visitValue = {
  arrivedAt: time,
  leftAt: time,
  outings: z.array(outingSchema).check(z.maxLength(20)),
};
export const visitSchema = z.object({ ...visitValue, version, at: instant, byName: z.string() });
export type Visit = z.output<typeof visitSchema>;
export const visitValueSchema = z.object(visitValue);
export type VisitValue = z.output<typeof visitValueSchema>;
export const visitEditSchema = z.strictObject({
  studentId: studentIdSchema,
  ...visitValue,
  base: version,
});
export type VisitEdit = z.output<typeof visitEditSchema>;
const visitOf = z.object({ studentId: studentIdSchema, visit: visitSchema });
/**
 * What was saved, and the present value where another manager wrote since: there nothing was
 * written.
 */
export const saveVisitsResultSchema = z.object({
  saved: z.array(visitOf),
  conflicts: z.array(visitOf),
  revision: version,
});
export type SaveVisitsResult = z.output<typeof saveVisitsResultSchema>;

/**
 * A student in the sheet of a day. `pointsToday`: penalty points with this incident day that are
 * not voided. `onRoll` false: the day is before the student's first, or they were not on the roll
 * when it was closed, so they are not missed.
 */
export const attendanceRowSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  className: z.nullable(z.string()),
  school: z.nullable(z.string()),
  phoneTail: z.string(),
  memo: z.string(),
  reportedAbsences: z.array(reportedAbsenceSchema),
  meals: ofArea('meals', z.object({ lunch: z.boolean(), dinner: z.boolean() })),
  pointsToday: ofArea('points', z.int()),
  visit: z.nullable(visitSchema),
  marks: z.array(z.object({ period: place.period, mark: attendanceMarkSchema })),
  onRoll: z.optional(z.boolean()),
});
export type AttendanceRow = z.output<typeof attendanceRowSchema>;

/**
 * The close of a day: when and by whom, with the periods and the grace of that time, which later
 * changes do not affect. `open`: how many cells were empty then.
 */
export const dayCloseSchema = z.object({
  at: instant,
  byName: z.string(),
  lateGraceMinutes: z.optional(z.int()),
  open: z.optional(z.int().check(z.gte(0))),
});
export type DayClose = z.output<typeof dayCloseSchema>;

/**
 * The sheet of a study day (출석부). `holiday` names why the academy rests; the sheet can be filled
 * all the same.
 */
export const attendanceDaySchema = z.object({
  date: calendarDaySchema,
  asOf: instant,
  revision: version,
  periods: z.array(periodSchema),
  holiday: z.nullable(z.string()),
  closed: z.nullable(dayCloseSchema),
  rows: z.array(attendanceRowSchema),
});
export type AttendanceDay = z.output<typeof attendanceDaySchema>;

/**
 * What changed in a day after a revision. `closed`: as it is now. `reread`: the revision never was:
 * read the sheet again.
 */
export const attendanceChangesSchema = z.object({
  revision: version,
  cells: z.array(markedCellSchema),
  visits: z.array(z.object({ studentId: studentIdSchema, visit: visitSchema })),
  closed: z.nullable(dayCloseSchema),
  reread: z.boolean(),
});
export type AttendanceChanges = z.output<typeof attendanceChangesSchema>;
