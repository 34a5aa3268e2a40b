import * as z from 'zod/mini';
import { mealSchema } from '../meals/schemas';
import { calendarDaySchema, clockTimeSchema } from '../time';

/** How the student is away: coming late, leaving early, out for a while, not here at all. */
export const awayKindSchema = z.enum(['LATE', 'EARLY_LEAVE', 'OUTING', 'ALL_DAY']);
export type AwayKind = z.output<typeof awayKindSchema>;

/**
 * A meal that is ordered for a time at which the student has leave to be away, and that can still
 * be cancelled. `from` and `to` are the absence's, the end not in it.
 */
export const mealQuestionSchema = z.object({
  date: calendarDaySchema,
  meal: mealSchema,
  kind: awayKindSchema,
  from: clockTimeSchema,
  to: clockTimeSchema,
});
export type MealQuestion = z.output<typeof mealQuestionSchema>;

const mealOfDaySchema = z.object({ date: calendarDaySchema, meal: mealSchema });
const someMeals = z.array(mealOfDaySchema).check(z.minLength(1), z.maxLength(100));

/**
 * The open questions by day, lunch before dinner. `again`: meals that were given up for an absence
 * which is not approved any more.
 */
export const mealQuestionsSchema = z.object({
  content: z.array(mealQuestionSchema),
  again: z.array(mealOfDaySchema),
});
export type MealQuestions = z.output<typeof mealQuestionsSchema>;

/**
 * `kept`: the student wants these meals all the same, and is not asked again; false takes that
 * back.
 */
export const keepMealsSchema = z.object({
  kept: z.boolean(),
  meals: someMeals,
});

/** Meals that are not wanted again, and not offered again. */
export const letGoMealsSchema = z.object({ meals: someMeals });

/** A question that a student put off, as the device keeps it: when (ms), and about which meals. */
export const putOffSchema = z.object({
  at: z.number(),
  meals: z.array(z.object({ date: calendarDaySchema, meal: mealSchema })),
});
export type PutOff = z.output<typeof putOffSchema>;
