import * as z from 'zod/mini';
import { mockExamIdSchema } from '../../ids';
import { calendarDaySchema } from '../../time';
import { examResultSchema } from './schemas';

/** What a student wants to reach in a subject; neither: no target. */
export const resultTargetSchema = z.pick(examResultSchema, {
  subject: true,
  percentile: true,
  band: true,
});
export type ResultTarget = z.output<typeof resultTargetSchema>;

/** The published results of a student, the oldest exam first, and their targets. */
export const ownResultsSchema = z.object({
  exams: z.array(
    z.object({
      id: mockExamIdSchema,
      title: z.string(),
      examDate: calendarDaySchema,
      results: z.array(examResultSchema),
    }),
  ),
  targets: z.array(resultTargetSchema),
});
export type OwnResults = z.output<typeof ownResultsSchema>;
