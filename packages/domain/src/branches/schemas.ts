import * as z from 'zod/mini';
import { wonTotalSchema } from '../money';
import { ofAreaOrNull } from '../rights';
import { calendarDaySchema, calendarMonthSchema } from '../time';
import { BRANCH_AREAS as areas } from './counts';
import { BRANCHES_LIMIT } from './limits';

/** What the operator calls an academy of the house. */
export const branchSlugSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/));

/** A branch as it is named where one is chosen. */
export const branchNameSchema = z.object({ slug: branchSlugSchema, name: z.string() });
export type BranchName = z.output<typeof branchNameSchema>;

/** Several, each by its slug. */
export const branchSlugsSchema = z.array(branchSlugSchema).check(z.maxLength(BRANCHES_LIMIT));

const count = z.int().check(z.nonnegative());

/**
 * Of each branch that was to take something over: how much of it is new or changed there; null: it
 * did not answer, or takes nothing now.
 */
export const handedSchema = z.object({
  content: z.array(z.extend(branchNameSchema, { changed: z.nullable(count) })),
});
export type Handed = z.output<typeof handedSchema>;

/** Whether something of the office is at each branch of an account; null: it did not answer. */
export const atBranchesSchema = z.object({
  content: z.array(z.extend(branchNameSchema, { handed: z.nullable(z.boolean()) })),
});
export type AtBranches = z.output<typeof atBranchesSchema>;

/**
 * What a branch counts today and in the running month. An account of the head office reads of its
 * branches what its areas are about. Null: it has not the area, or the branch did not answer.
 */
const figuresShape = {
  /** Enrolled students. */
  enrolled: ofAreaOrNull(areas.enrolled, count),
  /** Of today's students: who has come, and who should have and has not. */
  arrived: ofAreaOrNull(areas.arrived, count),
  missing: ofAreaOrNull(areas.missing, count),
  lunch: ofAreaOrNull(areas.lunch, count),
  dinner: ofAreaOrNull(areas.dinner, count),
  /** The meals of the month in won. */
  billed: ofAreaOrNull(areas.billed, wonTotalSchema),
  paid: ofAreaOrNull(areas.paid, wonTotalSchema),
  unpaid: ofAreaOrNull(areas.unpaid, wonTotalSchema),
  /** Regular schedules and reasons that wait to be approved. */
  approvals: ofAreaOrNull(areas.approvals, count),
  /** Questions about points that wait for an answer. */
  objections: ofAreaOrNull(areas.objections, count),
  /** Students who get money back of the month. */
  refunds: ofAreaOrNull(areas.refunds, count),
  /** Orders to the caterer without an answer, and messages of a day that did not go out. */
  orders: ofAreaOrNull(areas.orders, count),
  failedMessages: ofAreaOrNull(areas.failedMessages, count),
  lastBackup: ofAreaOrNull(areas.lastBackup, z.iso.datetime()),
  /** Backups are missing for two days or longer. */
  backupStale: ofAreaOrNull(areas.backupStale, z.boolean()),
};

export const branchFiguresSchema = z.object(figuresShape);
export type BranchFigures = z.output<typeof branchFiguresSchema>;

export const branchRowSchema = z.extend(branchNameSchema, {
  /** Its managers' app. */
  url: z.string(),
  /** Whether it answered in time; the others are shown without it. */
  answered: z.boolean(),
  ...figuresShape,
});
export type BranchRow = z.output<typeof branchRowSchema>;

export const branchComparisonSchema = z.object({
  asOf: z.iso.datetime(),
  date: calendarDaySchema,
  month: calendarMonthSchema,
  /** The branches of this account, as they are called. */
  content: z.array(branchRowSchema),
});
export type BranchComparison = z.output<typeof branchComparisonSchema>;
