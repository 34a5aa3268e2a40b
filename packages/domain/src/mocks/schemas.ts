import * as z from 'zod/mini';
import { pageFactsSchema } from '../http/page-schemas';
import { mockExamIdSchema, mockRegistrationIdSchema, studentIdSchema } from '../ids';
import { wonSchema } from '../money';
import { pictureSchema } from '../pictures/schemas';
import { calendarDaySchema, clockTimeSchema } from '../time';
import { SUBJECT_LIMITS } from './sizes';

const count = z.int().check(z.nonnegative());

export const timeStatusSchema = z.enum(['OPEN', 'CLOSED', 'UPCOMING']);
export type TimeStatus = z.output<typeof timeStatusSchema>;

/** An account other than the academy's own (the lunch settings' one). */
const accountSchema = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  accountHolder: z.string(),
});

/**
 * Subjects of an exam that belong together: at least `min` and at most `max` of them are chosen.
 * `fee` is added to the exam's once when any of them is.
 */
export const subjectGroupSchema = z.object({
  name: z.string().check(z.maxLength(20)),
  subjects: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(SUBJECT_LIMITS.subjects)),
  min: count,
  max: count,
  fee: wonSchema,
});
export type SubjectGroup = z.output<typeof subjectGroupSchema>;

/** What an exam and its groups cost on the day of a registration. */
const pricesSchema = z.object({
  base: wonSchema,
  groups: z.array(z.object({ name: z.string(), fee: wonSchema })),
});
export type Prices = z.output<typeof pricesSchema>;

/**
 * A mock exam. Both registration days count whole (KST). `timeStatus` is the server's word and wins
 * over the days; null when a server says nothing. `closedEarly`: a manager ended the registration
 * before its last day. `capacity` is how many may register, `onSiteCapacity` how many of them sit
 * on site; null is unlimited, and then what is left (`capacityLeft`, `onSiteLeft`) is null too.
 * `subjectGroups` replace the single subject. `subjectOptions` null means the academy's list,
 * `depositDeadline` null the last registration day. What other servers do not know has a default:
 * on site from `admissionTime` at the latest, changes until `changeDeadline` (a whole day; null:
 * the last registration day), `targetGrades` and `targetClasses` null for all, `paperOnlyNotice`
 * empty for the academy's own words. `pictures` belong to the notice (`notes`) and come where it is
 * read.
 */
export const mockExamSchema = z.object({
  id: mockExamIdSchema,
  title: z.string(),
  examDate: calendarDaySchema,
  examStartTime: z.nullable(clockTimeSchema),
  place: z.string(),
  notes: z.string(),
  registrationStartDate: calendarDaySchema,
  registrationEndDate: calendarDaySchema,
  timeStatus: z.nullable(timeStatusSchema),
  closedEarly: z.boolean(),
  fee: wonSchema,
  depositDeadline: z.nullable(calendarDaySchema),
  account: z.nullable(accountSchema),
  askSubjectOption: z.boolean(),
  subjectOptions: z.nullable(z.array(z.string())),
  subjectGroups: z.nullable(z.array(subjectGroupSchema)),
  capacity: z.nullable(count),
  capacityLeft: z.nullable(count),
  allowOnSiteExam: z.boolean(),
  onSiteCapacity: z.nullable(count),
  onSiteTaken: count,
  onSiteLeft: z.nullable(count),
  waitingCount: count,
  admissionTime: z.nullable(clockTimeSchema),
  examEndTime: z.nullable(clockTimeSchema),
  changeDeadline: z.nullable(calendarDaySchema),
  targetGrades: z.nullable(z.array(z.string())),
  targetClasses: z.nullable(z.array(z.string())),
  paperOnlyNotice: z.string(),
  pictures: z.array(pictureSchema),
  cancelled: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
});
export type MockExam = z.output<typeof mockExamSchema>;

/**
 * `confirmed`: a seat is kept. `waiting`: in line for one, with the exam paper until then. `none`:
 * the exam paper only.
 */
export const onSiteStateSchema = z.enum(['confirmed', 'waiting', 'none']);
export type OnSiteState = z.output<typeof onSiteStateSchema>;

/**
 * `free`: it costs nothing. `unpaid`: something is still to be paid. `refund-due`: more is there
 * than it costs, most often because it was cancelled. `refunded`: cancelled, all of it given back.
 */
export const mockPaymentStatusSchema = z.enum([
  'free',
  'unpaid',
  'confirmed',
  'refund-due',
  'refunded',
]);
export type MockPaymentStatus = z.output<typeof mockPaymentStatusSchema>;

/**
 * A student's registration for an exam. `onSiteExam` is what was asked for, `onSiteState` what
 * happened to it, `waitingNumber` the place in line from 1. `fee` is what it costs by the prices
 * of its day (`prices`, where it has groups of subjects); `paidAmount` came in for it,
 * `refundedAmount` went back. `expired`, `canceled` and `active` are the server's word. Until
 * `extendedUntil` this student may still change and cancel, whatever the exam says.
 */
export const mockRegistrationSchema = z.object({
  id: mockRegistrationIdSchema,
  mockExamId: mockExamIdSchema,
  studentId: studentIdSchema,
  selectedSubjects: z.array(z.string()),
  onSiteExam: z.boolean(),
  onSiteState: onSiteStateSchema,
  waitingNumber: z.nullable(z.int().check(z.gte(1))),
  fee: wonSchema,
  paidAmount: wonSchema,
  refundedAmount: wonSchema,
  prices: z.nullable(pricesSchema),
  paymentStatus: mockPaymentStatusSchema,
  expired: z.boolean(),
  canceled: z.boolean(),
  active: z.boolean(),
  registeredAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  canceledAt: z.nullable(z.iso.datetime()),
  extendedUntil: z.nullable(z.iso.datetime()),
});
export type MockRegistration = z.output<typeof mockRegistrationSchema>;

/**
 * An exam as one student sees it: with the student's own registration that is not cancelled, if
 * there is one.
 */
export const studentMockExamSchema = z.extend(mockExamSchema, {
  myRegistration: z.nullable(mockRegistrationSchema),
});
export type StudentMockExam = z.output<typeof studentMockExamSchema>;

/** A registration with the facts of its exam: an item of 내 신청. */
export const myMockRegistrationSchema = z.extend(mockRegistrationSchema, { exam: mockExamSchema });
export type MyMockRegistration = z.output<typeof myMockRegistrationSchema>;

/**
 * Exams that are open or upcoming, the first to close before the others, then upcoming ones by
 * their first day. Pages count from 0.
 */
export const openExamsPageSchema = z.extend(pageFactsSchema, {
  content: z.array(studentMockExamSchema),
});
export type OpenExamsPage = z.output<typeof openExamsPageSchema>;

/**
 * A slice of 내 신청, newest first, cancelled ones included. `lastId` goes back as the next slice's
 * query; null when there is none.
 */
export const myRegistrationsSliceSchema = z.object({
  content: z.array(myMockRegistrationSchema),
  hasNext: z.boolean(),
  lastId: z.nullable(mockRegistrationIdSchema),
});
export type MyRegistrationsSlice = z.output<typeof myRegistrationsSliceSchema>;

/**
 * What a student sends to register or to modify. One subject is chosen at most, several where the
 * exam has groups of subjects. With `onSiteExam` and no seat left the request is refused, unless
 * `waitForSeat` says that the student would rather wait for a seat.
 */
export const registrationBodySchema = z.object({
  studentId: z.optional(z.union([studentIdSchema, z.number()])),
  mockExamId: z.union([mockExamIdSchema, z.number()]),
  selectedSubjects: z.optional(
    z.nullable(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
  ),
  onSiteExam: z.optional(z.nullable(z.boolean())),
  waitForSeat: z.optional(z.boolean()),
});
export type RegistrationBody = z.output<typeof registrationBodySchema>;

/** The answer to register, modify and cancel: the registration as it is now. */
export const registrationResultSchema = z.object({
  success: z.literal(true),
  registrationId: mockRegistrationIdSchema,
  registration: myMockRegistrationSchema,
});
export type RegistrationResult = z.output<typeof registrationResultSchema>;
