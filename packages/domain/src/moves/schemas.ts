import * as z from 'zod/mini';
import { branchNameSchema, branchSlugSchema } from '../branches/schemas';
import { moveIdSchema, studentIdSchema } from '../ids';
import { wonTotalSchema } from '../money';
import { pointTypeSchema } from '../points/schemas';
import { absenceReasonSchema } from '../reasons/schemas';
import { ofArea } from '../rights';
import { monthlyReportSchema, reportExamsSchema } from '../study-time/report/schemas';
import { calendarDaySchema, calendarMonthSchema } from '../time';
import { MOVE_PROBLEMS, MOVE_STATES } from './move-states';

const count = z.int().check(z.nonnegative());
const instant = z.iso.datetime();
const report = monthlyReportSchema.shape;
const pointSums = z.object({ rewards: count, penalties: count });

/** A month at the former branch, as its report says it. */
const carriedMonthSchema = z.object({
  month: calendarMonthSchema,
  attendance: ofArea('attendance', report.attendance),
  study: ofArea('attendance', report.study),
  /** What a manager wrote into the report; empty: nothing. */
  remark: ofArea('attendance', z.string()),
  points: ofArea('points', pointSums),
  exams: ofArea('mocks', reportExamsSchema),
});
export type CarriedMonth = z.output<typeof carriedMonthSchema>;

/**
 * What a student brings from a former branch: to be read, and counted by nothing. Months, points
 * and reasons newest first.
 */
export const carriedHistorySchema = z.object({
  branch: z.string(),
  since: z.nullable(calendarDaySchema),
  lastDay: calendarDaySchema,
  /** Of all time. */
  pointSums: ofArea('points', pointSums),
  points: ofArea(
    'points',
    z.array(
      z.object({
        incidentDate: calendarDaySchema,
        pointType: pointTypeSchema,
        points: count,
        reason: z.string(),
      }),
    ),
  ),
  months: z.array(carriedMonthSchema),
  reasons: ofArea(
    'attendance',
    z.array(z.pick(absenceReasonSchema, { date: true, type: true, text: true, status: true })),
  ),
});
export type CarriedHistory = z.output<typeof carriedHistorySchema>;

/** Where a student came from and went to, for the branch's own managers. */
export const studentMovesSchema = z.object({
  /** Newest first. */
  content: z.array(
    z.object({
      way: z.enum(['in', 'out']),
      /** The other branch, and its managers' app. */
      branch: z.string(),
      url: z.string(),
      day: calendarDaySchema,
      /** Still to come: the head office planned it. */
      planned: z.boolean(),
    }),
  ),
  /** The branches before this one, the last one first. */
  histories: z.array(carriedHistorySchema),
});
export type StudentMoves = z.output<typeof studentMovesSchema>;

/** A student of a branch as the head office finds them: enough to tell namesakes apart. */
export const moveCandidateSchema = z.object({
  id: studentIdSchema,
  name: z.string(),
  grade: z.nullable(z.string()),
  school: z.nullable(z.string()),
  phoneTail: z.string(),
});
export type MoveCandidate = z.output<typeof moveCandidateSchema>;

/** `day`: the first one at the new branch. */
export const moveDraftSchema = z.strictObject({
  from: branchSlugSchema,
  studentId: studentIdSchema,
  to: branchSlugSchema,
  day: calendarDaySchema,
});
export type MoveDraft = z.output<typeof moveDraftSchema>;

export const moveStateSchema = z.enum(MOVE_STATES);
export const moveProblemSchema = z.enum(MOVE_PROBLEMS);

const monthMoney = z.array(z.object({ month: calendarMonthSchema, amount: wonTotalSchema }));

/** What a move would take along, what the branch keeps, and what is against it. */
export const movePreviewSchema = z.object({
  student: moveCandidateSchema,
  from: branchNameSchema,
  to: branchNameSchema,
  day: calendarDaySchema,
  lastDay: calendarDaySchema,
  /** The new branch has the student among those who left: that record goes on. */
  returns: z.boolean(),
  problem: z.nullable(moveProblemSchema),
  carried: z.object({
    guardians: count,
    /** How many of the last twelve months something is known of. */
    months: count,
    exams: ofArea('mocks', count),
    points: ofArea('points', pointSums),
    /** Branches before this one. */
    earlier: count,
  }),
  left: z.object({
    mealCount: ofArea('meals', count),
    mealAmount: ofArea('meals', wonTotalSchema),
    scheduleCount: ofArea('attendance', count),
    mockCount: ofArea('mocks', count),
    unpaid: ofArea('deposits', monthMoney),
    refunds: ofArea('deposits', monthMoney),
  }),
});
export type MovePreview = z.output<typeof movePreviewSchema>;

/** A move as its head office follows it. */
export const moveSchema = z.object({
  id: moveIdSchema,
  /** The office keeps no name: null when neither branch tells it. */
  name: z.nullable(z.string()),
  from: branchNameSchema,
  to: branchNameSchema,
  day: calendarDaySchema,
  state: moveStateSchema,
  /** What the last attempt met. */
  problem: z.nullable(moveProblemSchema),
  byName: z.string(),
  createdAt: instant,
});
export type Move = z.output<typeof moveSchema>;
