import * as z from 'zod/mini';
import { managerIdSchema, pointIdSchema, studentIdSchema } from '../ids';
import { undoableSchema, undoPart } from '../operations/schemas';
import { studentIdentity } from '../identity/identity-schemas';
import { calendarDaySchema } from '../time';
import {
  ISSUE_MAX,
  POINT_REASON_LIMIT,
  POINTS_LIMIT,
  STEPS_MAX,
  TERMS_MAX,
} from './issue/issue-limits';
import { pointConfirmationSchema } from './confirmation-schemas';
import { objectionSchema } from './objection-schemas';
import { pointPeriodSchema, warningToneSchema } from './step-schemas';
import { pointTypeSchema } from './schemas';
import { termSchema } from './term-schemas';
import { pointWordsSchema } from './word-schemas';
import { lineSchema } from '../text/schemas';

const count = z.int().check(z.nonnegative());
const score = z.int().check(z.gte(1), z.lte(POINTS_LIMIT));
const words = z.string().check(z.maxLength(POINT_REASON_LIMIT));
/** Spaces around a text say nothing, and a text of spaces is none. */
const given = z.string().check(z.trim(), z.minLength(1), z.maxLength(POINT_REASON_LIMIT));
const name = lineSchema(40);
const instant = z.iso.datetime();

/**
 * 항목: a reason with its score. Its type decides the sign, on the server. A hidden one is offered no
 * more and stays in the history.
 */
export const pointPresetSchema = z.object({
  id: z.string(),
  pointType: pointTypeSchema,
  name,
  points: score,
  hidden: z.boolean(),
  /** A penalty by it asks for the student's confirmation, unless the manager says otherwise. */
  asksConfirmation: z._default(z.boolean(), false),
  used: count,
});
export type PointPreset = z.output<typeof pointPresetSchema>;

/** 단계: from how many points on a student is marked, and how. */
export const warningStepSchema = z.object({
  name: lineSchema(20),
  from: score,
  tone: warningToneSchema,
  text: words,
});
export type WarningStep = z.output<typeof warningStepSchema>;

/**
 * What the steps count: penalties alone or less the rewards, of all time, this month, this quarter,
 * or since a day.
 */
export const pointSettingsSchema = z.object({
  steps: z.array(warningStepSchema).check(z.maxLength(STEPS_MAX)),
  measure: z.enum(['penalty', 'net']),
  period: pointPeriodSchema,
  since: z.nullable(calendarDaySchema),
  /** The academy's own terms; none: the usual half years. */
  terms: z._default(z.array(termSchema).check(z.maxLength(TERMS_MAX)), []),
  /** What students read for 상점 and 벌점. */
  words: pointWordsSchema,
});
export type PointSettings = z.output<typeof pointSettingsSchema>;

/** The saved settings; without author and date while the defaults apply, with version 0. */
export const editedPointSettingsSchema = z.object({
  settings: pointSettingsSchema,
  version: z.int(),
  updatedAt: z.nullable(instant),
  updatedByName: z.nullable(z.string()),
});
export type EditedPointSettings = z.output<typeof editedPointSettingsSchema>;

/**
 * What is given: a preset's score and reason, or a score of one's own. `proposalOf` names the day
 * whose attendance proposed it. Without `asksConfirmation` the preset decides; a reward asks never.
 */
export const issueRequestSchema = z.object({
  studentIds: z.array(studentIdSchema).check(z.minLength(1), z.maxLength(ISSUE_MAX)),
  incidentDate: calendarDaySchema,
  detail: words,
  memo: words,
  asksConfirmation: z.optional(z.boolean()),
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('preset'), presetId: z.string() }),
    z.object({ kind: z.literal('own'), pointType: pointTypeSchema, points: score, reason: given }),
  ]),
});
export type IssueRequest = z.output<typeof issueRequestSchema>;

/**
 * One student of a preview: the count of the steps before and after, the step on either side, and
 * similar points of that day.
 */
export const issuePreviewRowSchema = z.object({
  ...studentIdentity,
  before: z.int(),
  after: z.int(),
  stepBefore: z.nullable(z.string()),
  stepAfter: z.nullable(z.string()),
  duplicates: count,
  justIssued: z.boolean(),
});
export type IssuePreviewRow = z.output<typeof issuePreviewRowSchema>;

export const issuePreviewSchema = z.object({
  pointType: pointTypeSchema,
  points: score,
  reason: z.string(),
  rows: z.array(issuePreviewRowSchema),
});

export const issueBodySchema = z.extend(issueRequestSchema, {
  proposalOf: z.optional(calendarDaySchema),
});
export const issueResultSchema = z.object({
  issued: z.array(z.object({ id: pointIdSchema, studentId: studentIdSchema })),
  pointType: pointTypeSchema,
  points: score,
  undo: z.nullable(undoableSchema),
});

/** A point in the managers' history, voided ones with who, when and why. */
export const issuedPointSchema = z.object({
  ...studentIdentity,
  id: pointIdSchema,
  incidentDate: calendarDaySchema,
  createdAt: instant,
  pointType: pointTypeSchema,
  points: count,
  reason: z.string(),
  memo: z.string(),
  issuerId: z.nullable(managerIdSchema),
  issuerName: z.string(),
  voided: z.nullable(z.object({ at: instant, byName: z.string(), reason: z.string() })),
  objection: z.nullable(z.enum(['OPEN', 'ACCEPTED', 'DECLINED'])),
  confirmation: pointConfirmationSchema,
});
/** A point that was just written, with the way back. */
export const writtenPointSchema = z.extend(issuedPointSchema, undoPart);
export type IssuedPoint = z.output<typeof issuedPointSchema>;

/** 학생별 누적: the sums of what is not voided, the steps' count, and the step. */
export const pointStandingSchema = z.object({
  ...studentIdentity,
  rewardTotal: count,
  penaltyTotal: count,
  net: z.int(),
  counted: z.int(),
  step: z.nullable(z.string()),
  lastIncidentDate: z.nullable(calendarDaySchema),
});
export type PointStanding = z.output<typeof pointStandingSchema>;

/** The valid points of one week, by the day of the incident. */
export const pointWeekSchema = z.object({
  first: calendarDaySchema,
  rewards: count,
  penalties: count,
});
export type PointWeek = z.output<typeof pointWeekSchema>;

/** An objection as managers read it, with its point. */
export const managedObjectionSchema = z.extend(objectionSchema, { point: issuedPointSchema });
export type ManagedObjection = z.output<typeof managedObjectionSchema>;

/**
 * 벌점 제안: what a study day's attendance proposes for a student. Given by a person, by `issuePoints`
 * with `proposalOf`.
 */
export const pointProposalSchema = z.object({
  ...studentIdentity,
  cause: z.enum(['late', 'absent']),
  preset: z.pick(pointPresetSchema, { id: true, pointType: true, name: true, points: true }),
});
export type StudentProposal = z.output<typeof pointProposalSchema>;
