import * as z from 'zod/mini';
import { attachmentSchema, chosenAttachmentsSchema } from '../attachments/schemas';
import { reasonIdSchema } from '../ids';
import { calendarDaySchema, clockTimeSchema } from '../time';

/** 결석, 지각, 조퇴, 외출. */
export const reasonTypeSchema = z.enum(['ABSENT', 'LATE', 'EARLY_LEAVE', 'OUTING']);
export type ReasonType = z.output<typeof reasonTypeSchema>;

/** 질병, 병원, 학교 일정, 가정 사정, 교통, 기타. */
export const reasonCategorySchema = z.enum([
  'ILLNESS',
  'HOSPITAL',
  'SCHOOL',
  'FAMILY',
  'TRANSPORT',
  'OTHER',
]);
export type ReasonCategory = z.output<typeof reasonCategorySchema>;

export const reasonStatusSchema = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN']);
export type ReasonStatus = z.output<typeof reasonStatusSchema>;

const time = z.nullable(clockTimeSchema);

/**
 * A one-off reason as a student sends it: when late `arriveAt`, when leaving early `leaveAt`, when
 * going out `leaveAt` and `backAt`.
 */
export const reasonDraftSchema = z.object({
  type: reasonTypeSchema,
  date: calendarDaySchema,
  arriveAt: time,
  leaveAt: time,
  backAt: time,
  category: reasonCategorySchema,
  text: z.string().check(z.maxLength(2000)),
});
export type ReasonDraft = z.output<typeof reasonDraftSchema>;
/** The same as a student's form sends it: with the pictures that it has. */
export const sentReasonSchema = z.extend(reasonDraftSchema, {
  attachmentIds: chosenAttachmentsSchema,
});

/** A draft as a form holds it: date and times not checked yet, the category perhaps not chosen. */
export type ReasonForm = Omit<z.input<typeof reasonDraftSchema>, 'category'> & {
  category: ReasonCategory | null;
};

/**
 * A submitted reason with its receipt. `rejectReason` is the manager's, word for word; `version`
 * counts the changes, an edit sends the one that it read. `byGuardian`: sent by the guardian, from
 * their page.
 */
export const absenceReasonSchema = z.extend(reasonDraftSchema, {
  id: reasonIdSchema,
  receiptNumber: z.string(),
  status: reasonStatusSchema,
  rejectReason: z.nullable(z.string()),
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  byGuardian: z.boolean(),
  attachments: z.array(attachmentSchema),
});
export type AbsenceReason = z.output<typeof absenceReasonSchema>;

/**
 * A slice of one's reasons, newest day first. `submittedThisMonth` counts the ones of this month
 * (KST) that are not withdrawn.
 */
export const reasonsSliceSchema = z.object({
  content: z.array(absenceReasonSchema),
  hasNext: z.boolean(),
  lastId: z.nullable(reasonIdSchema),
  submittedThisMonth: z.int().check(z.nonnegative()),
});
export type ReasonsSlice = z.output<typeof reasonsSliceSchema>;

/**
 * What the refusal `reason-exists` carries beside its message: the reason of that day and type, for
 * the screen to open.
 */
export const existingReasonSchema = z.object({ existing: absenceReasonSchema });
