import * as z from 'zod/mini';
import { pageFactsSchema } from '../http/page-schemas';
import { studentIdSchema } from '../ids';
import { depositStateSchema } from '../deposits/state-schema';
import { undoableSchema, undoPart } from '../operations/schemas';
import { wonTotalSchema } from '../money';
import { pointPeriodSchema } from '../points/step-schemas';
import { ofArea } from '../rights';
import { calendarDaySchema } from '../time';
import { studentStatusSchema } from '../identity/schemas';

const count = z.int().check(z.nonnegative());
const line = z.string().check(z.maxLength(200));
const optionalLine = z.nullable(line);
const instant = z.iso.datetime();

/** A guardian on a student's record: name and number to call. */
const guardianSchema = z.object({
  name: optionalLine,
  phone: optionalLine,
  relation: optionalLine,
});
export type Guardian = z.output<typeof guardianSchema>;
const guardiansSchema = z.array(guardianSchema).check(z.maxLength(20));

/**
 * What a manager writes about a student. Phones as they were typed: `tidyStudent` brings them and
 * every text into the form in which they are kept, `checkStudent` says what is wrong.
 * `depositorNames`: other names under which money for this student comes in; `cashReceiptNumber`:
 * to whom the 현금영수증 goes, digits.
 */
export const studentDraftSchema = z.object({
  name: line,
  phone: line,
  guardians: guardiansSchema,
  school: optionalLine,
  grade: optionalLine,
  className: optionalLine,
  seat: optionalLine,
  startDate: z.nullable(z.string().check(z.maxLength(40))),
  status: studentStatusSchema,
  allergy: line,
  memo: z.string().check(z.maxLength(2000)),
  depositorNames: z.array(line).check(z.maxLength(20)),
  cashReceiptNumber: line,
});
/** A student as a form holds it, nothing checked yet. */
export type StudentForm = z.input<typeof studentDraftSchema>;
/** A student in the form in which it is kept: digits, NFC, nothing blank. */
export const keptStudentSchema = z.extend(studentDraftSchema, {
  startDate: z.nullable(calendarDaySchema),
});
export type StudentDraft = z.output<typeof keptStudentSchema>;

/**
 * A student as managers see it. The phones, a guardian's too, are digits, and null for accounts
 * that may not see contacts (`contacts.read`), as `cashReceiptNumber` is empty for them:
 * `phoneTail` is always there. `version` goes back as `If-Match`.
 */
export const studentRecordSchema = z.object({
  id: studentIdSchema,
  name: z.string(),
  phone: z.nullable(z.string()),
  phoneTail: z.string(),
  guardians: guardiansSchema,
  school: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  className: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  startDate: z.nullable(calendarDaySchema),
  status: studentStatusSchema,
  allergy: z.string(),
  memo: z.string(),
  depositorNames: z.array(z.string()),
  cashReceiptNumber: z.string(),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: z.nullable(instant),
  version: z.int(),
});
/** A student who was just written, with the way back. */
export const writtenStudentSchema = z.extend(studentRecordSchema, undoPart);
export type StudentRecord = z.output<typeof studentRecordSchema>;

/**
 * A row of the grid: the student with this month's meals (KST), what happened to their bill, the
 * points of the period that the steps of the warnings count with the step that they have reached,
 * and the last login. `namesake`: another student has the same name.
 */
export const studentRowSchema = z.extend(studentRecordSchema, {
  lunchCount: ofArea('meals', count),
  dinnerCount: ofArea('meals', count),
  depositState: ofArea('deposits', depositStateSchema),
  rewardTotal: ofArea('points', count),
  penaltyTotal: ofArea('points', count),
  pointStep: ofArea('points', z.nullable(z.string())),
  lastLoginAt: z.nullable(instant),
  namesake: z.boolean(),
});
export type StudentRow = z.output<typeof studentRowSchema>;

/**
 * Beside `seat-taken`: who sits there. Sent back as `swapSeatWith`, they get the seat that the
 * other had.
 */
export const seatTakenSchema = z.object({
  holder: z.object({ id: studentIdSchema, name: z.string() }),
});

/**
 * A page of the grid. `counts` are over all who are not deleted, whatever the filter; `grades`,
 * `schools` and `classes` are what the filters offer.
 */
export const studentsPageSchema = z.extend(pageFactsSchema, {
  content: z.array(studentRowSchema),
  /** What the points of the rows and their step are counted over. */
  pointPeriod: pointPeriodSchema,
  counts: z.record(studentStatusSchema, count),
  grades: z.array(z.string()),
  schools: z.array(z.string()),
  classes: z.array(z.string()),
});
export type StudentsPage = z.output<typeof studentsPageSchema>;

/**
 * What a change of status leaves behind from a day on (KST, that day included): meals with what
 * they cost, registrations, schedules.
 */
export const statusEffectSchema = z.object({
  students: count,
  mealCount: ofArea('meals', count),
  mealStudents: ofArea('meals', count),
  mealAmount: ofArea('meals', wonTotalSchema),
  mockCount: ofArea('mocks', count),
  scheduleCount: ofArea('attendance', count),
});
export type StatusEffect = z.output<typeof statusEffectSchema>;

/**
 * Students after a bulk change, each as it is now, and how it is taken back. `skipped` were in that
 * state already, or deleted.
 */
export const bulkStudentsSchema = z.object({
  changed: z.array(studentRecordSchema),
  skipped: z.array(studentIdSchema),
  undo: z.nullable(undoableSchema),
});
export type BulkStudents = z.output<typeof bulkStudentsSchema>;
