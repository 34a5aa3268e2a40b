import * as z from 'zod/mini';
import { RESULT_MEASURES } from './measures';
import { ownResultsSchema } from './own-schemas';
import { examResultsSchema, resultsOfStudentSchema } from './schemas';

/**
 * 성적표 of the students of an exam: what each reached, the published exams until then, the oldest
 * first, and their own targets. `means`: of all who have the value, where they are enough.
 */
export const resultCardsSchema = z.object({
  ...z.pick(examResultsSchema, { id: true, title: true, examDate: true }).shape,
  means: z.array(
    z.object({
      subject: z.string(),
      measure: z.enum(RESULT_MEASURES),
      mean: z.number(),
    }),
  ),
  cards: z.array(
    z.object({
      ...z.omit(resultsOfStudentSchema, { registered: true, absent: true }).shape,
      ...ownResultsSchema.shape,
    }),
  ),
});
export type ResultCards = z.output<typeof resultCardsSchema>;
export type ResultCard = ResultCards['cards'][number];
