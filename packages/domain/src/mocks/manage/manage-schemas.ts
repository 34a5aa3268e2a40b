import * as z from 'zod/mini';
import { branchNameSchema } from '../../branches/schemas';
import { reportSeenSchema } from '../../deposits/reported/schemas';
import { mockRegistrationIdSchema } from '../../ids';
import { wonSchema, wonTotalSchema } from '../../money';
import { undoableSchema, undoPart } from '../../operations/schemas';
import { namedPictureSchema, storedPictureSchema } from '../../pictures/schemas';
import { studentIdentity } from '../../identity/identity-schemas';
import { targetsShape } from '../../targets/schemas';
import { calendarDaySchema, clockTimeSchema } from '../../time';
import {
  mockExamSchema,
  mockPaymentStatusSchema,
  mockRegistrationSchema,
  onSiteStateSchema,
  subjectGroupSchema,
  timeStatusSchema,
} from '../schemas';
import { EXAM_ATTENDANCES } from '../registration/exam-attendance';
import { ROOM_LIMITS, SUBJECT_LIMITS } from '../sizes';

/** 응시, 결시. */
export const examAttendanceSchema = z.enum(EXAM_ATTENDANCES);

const count = z.int().check(z.nonnegative());
const instant = z.iso.datetime();
const line = (most: number) => z.string().check(z.maxLength(most));

/**
 * An exam as a manager writes it. Null: capacity without limit, deposit and changes until the last
 * registration day, all grades, classes and students, the academy's account and subjects. An empty
 * notice: the academy's. What is optional stays as it is when it is left out.
 */
export const examFormSchema = z.object({
  title: line(60),
  examDate: calendarDaySchema,
  admissionTime: z.nullable(clockTimeSchema),
  examStartTime: z.nullable(clockTimeSchema),
  examEndTime: z.nullable(clockTimeSchema),
  place: line(100),
  notes: line(2_000),
  registrationStartDate: calendarDaySchema,
  registrationEndDate: calendarDaySchema,
  changeDeadline: z.nullable(calendarDaySchema),
  targetGrades: targetsShape.targetGrades,
  targetClasses: targetsShape.targetClasses,
  targetStudents: targetsShape.targetStudents,
  capacity: z.nullable(count),
  fee: wonSchema,
  depositDeadline: z.nullable(calendarDaySchema),
  account: z.nullable(
    z.object({ bankName: line(40), accountNumber: line(40), accountHolder: line(40) }),
  ),
  askSubjectOption: z.boolean(),
  subjectOptions: z.nullable(z.array(line(100)).check(z.maxLength(60))),
  subjectGroups: z.nullable(z.array(subjectGroupSchema).check(z.maxLength(SUBJECT_LIMITS.groups))),
  allowOnSiteExam: z.boolean(),
  onSiteCapacity: z.nullable(count),
  paperOnlyNotice: line(200),
  pictures: z.array(namedPictureSchema).check(z.maxLength(50)),
  draft: z.boolean(),
});
export type ExamForm = z.output<typeof examFormSchema>;
/** A form as a screen holds it: days and times not checked yet. */
export type ExamDraft = z.input<typeof examFormSchema>;

/**
 * Defaults of a new exam, and the note for students who do not sit on site, from the settings, for
 * accounts that may not read those.
 */
export const examDefaultsSchema = z.object({
  allowOnSiteExam: z.boolean(),
  paperOnlyNotice: z.string(),
});
export type ExamDefaults = z.output<typeof examDefaultsSchema>;

/**
 * What became of an exam at each branch that was to get it: made as a draft, there already, or the
 * branch does without exams; null: it did not answer, or takes nothing now.
 */
export const handedExamSchema = z.object({
  content: z.array(
    z.extend(branchNameSchema, { outcome: z.nullable(z.enum(['made', 'there', 'feature-off'])) }),
  ),
});
export type HandedExams = z.output<typeof handedExamSchema>;

/** 예정, 접수 중, 접수 마감, 시험 완료, 취소, 임시저장. */
export const examStateSchema = z.enum([...timeStatusSchema.options, 'DONE', 'CANCELLED', 'DRAFT']);
export type ExamState = z.output<typeof examStateSchema>;

/**
 * An exam in the managers' list, with what its registrations add up to: `registered`, `paperOnly`,
 * `paid` and `unpaid` count valid ones (on site are `onSiteTaken`, in line `waitingCount`),
 * `refundDue` also the cancelled ones, to whom money is owed. `reported`: those of the unpaid whose
 * student says that they paid.
 */
export const managedExamSchema = z.extend(mockExamSchema, {
  state: examStateSchema,
  draft: z.boolean(),
  targetStudents: targetsShape.targetStudents,
  registered: count,
  paperOnly: count,
  paid: count,
  unpaid: count,
  refundDue: count,
  reported: count,
  pictures: z.array(storedPictureSchema),
  version: z.int(),
});
/** An exam that was just written, with the way back. */
export const writtenExamSchema = z.extend(managedExamSchema, undoPart);
export type WrittenExam = z.output<typeof writtenExamSchema>;
/** Exams that were just made of another one; none when all of them were there already. */
export const repeatedExamsSchema = z.object({
  content: z.array(managedExamSchema),
  undo: z.nullable(undoableSchema),
});
export type ManagedExam = z.output<typeof managedExamSchema>;

/**
 * A registration in the managers' list. `extendedUntil`: this student may change and cancel until
 * then. `attendance` is what a manager marked of the exam's day, `arrivedAt` when the student came
 * to the academy on it to sit here; what follows from them says `examAttendance`.
 */
export const managedRegistrationSchema = z.object({
  ...studentIdentity,
  id: mockRegistrationIdSchema,
  selectedSubjects: z.array(z.string()),
  onSiteState: onSiteStateSchema,
  waitingNumber: z.nullable(z.int()),
  fee: wonSchema,
  paidAmount: wonSchema,
  refundedAmount: wonSchema,
  prices: mockRegistrationSchema.shape.prices,
  paymentStatus: mockPaymentStatusSchema,
  depositorName: z.string(),
  /** Under which other names money for this student comes in. */
  depositorNames: z.array(z.string()),
  depositDay: z.nullable(calendarDaySchema),
  memo: z.string(),
  registeredAt: instant,
  updatedAt: instant,
  canceledAt: z.nullable(instant),
  registeredByName: z.nullable(z.string()),
  extendedUntil: z.nullable(instant),
  /** Where the student sits: the room, where there are several, and the seat in it. */
  seatRoom: z.nullable(z.string()),
  seatNumber: z.nullable(z.int()),
  attendance: z.nullable(examAttendanceSchema),
  arrivedAt: z.nullable(clockTimeSchema),
  hasResults: z.boolean(),
  /** What the student says they paid, while the fee is waited for. */
  reported: z.nullable(reportSeenSchema),
});
export type ManagedRegistration = z.output<typeof managedRegistrationSchema>;

export const examRegistrationsSchema = z.object({
  exam: managedExamSchema,
  content: z.array(managedRegistrationSchema),
});
export type ExamRegistrations = z.output<typeof examRegistrationsSchema>;

/** What an edit of an exam changes for those who registered; shown before it is saved. */
export const examEffectSchema = z.object({
  /** A new fee holds for new registrations only; these keep theirs. */
  keepOldFee: count,
  /** Chose a subject that is offered no more, and keep it unless they choose again. */
  lostSubject: z.array(z.object({ ...studentIdentity, subject: z.string() })),
  /** How many more sit on site than the new capacity has seats; null without limit. */
  overCapacity: count,
  /** Would move up from the line to a seat. */
  moveUp: count,
  /** Sit on site although the exam is not held here any more. */
  losePlace: count,
  /** Are students whom the exam is not for any more, and stay registered. */
  notTargeted: z.array(z.object(studentIdentity)),
});
export type ExamEffect = z.output<typeof examEffectSchema>;

/** A change of many registrations that can be taken back. */
export const registrationsResultSchema = z.object({
  content: z.array(managedRegistrationSchema),
  skipped: z.array(
    z.object({ id: mockRegistrationIdSchema, name: z.string(), message: z.string() }),
  ),
  undo: z.nullable(undoableSchema),
});
export type RegistrationsResult = z.output<typeof registrationsResultSchema>;

/**
 * 시험지 주문서: how many papers of each subject, here and to take home, and the sets that go into one
 * envelope.
 */
export const paperOrderSchema = z.object({
  subjects: z.array(
    z.object({ subject: z.string(), onSite: count, paperOnly: count, total: count }),
  ),
  sets: z.array(z.object({ subjects: z.array(z.string()), count })),
  /** Those of them who chose no subject. */
  without: z.object({ onSite: count, paperOnly: count }),
  onSite: count,
  paperOnly: count,
  fees: wonTotalSchema,
});
export type PaperOrder = z.output<typeof paperOrderSchema>;

const side = z.int().check(z.gte(1), z.lte(ROOM_LIMITS.side));

/** A room in which an exam is taken. */
export const examRoomSchema = z.object({
  name: z.string().check(z.maxLength(ROOM_LIMITS.name)),
  rows: side,
  columns: side,
});
export type ExamRoom = z.output<typeof examRoomSchema>;

/**
 * Who sits where; seats count from 1, row by row. `fixed` ones stay when the plan is made again.
 */
export const seatPlanSchema = z.object({
  /** The size of the first room. */
  rows: side,
  columns: side,
  /** Where there are several, all of them: seats are counted on from room to room. */
  rooms: z.optional(z.array(examRoomSchema).check(z.minLength(1), z.maxLength(ROOM_LIMITS.rooms))),
  seats: z.array(
    z.object({
      registrationId: mockRegistrationIdSchema,
      seat: z.int().check(z.gte(1)),
      fixed: z.boolean(),
    }),
  ),
});
export type SeatPlan = z.output<typeof seatPlanSchema>;
