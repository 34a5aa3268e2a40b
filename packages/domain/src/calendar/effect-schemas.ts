import * as z from 'zod/mini';
import { studentIdSchema } from '../ids';
import { mealLockReasonSchema, mealSchema } from '../meals/schemas';
import { wonTotalSchema } from '../money';
import { undoableSchema } from '../operations/schemas';
import {
  editedLunchSettingsSchema,
  lunchSettingsSchema,
} from '../meals/settings/lunch-settings-schema';
import { calendarDaySchema, calendarMonthSchema } from '../time';
import { CLOSING_CAUSES, EFFECT_CHOICES } from '../meals/causes';

const count = z.int().check(z.nonnegative());

/** Closing or opening meals of single days (휴무 설정). */
export const closingChangeSchema = z.object({
  kind: z.enum(['close', 'open']),
  dates: z.array(calendarDaySchema).check(z.minLength(1), z.maxLength(400)),
  meals: z.array(mealSchema).check(z.minLength(1), z.maxLength(2)),
  cause: z.enum(CLOSING_CAUSES),
  note: z.string().check(z.maxLength(200)),
});
export type ClosingChange = z.output<typeof closingChangeSchema>;

/**
 * The choice that was made, and the figures on which it was made: when they are no longer true the
 * server refuses (`effect-changed`) and sends the new ones.
 */
export const effectChoiceSchema = z.object({
  choice: z.enum(EFFECT_CHOICES),
  expected: z.object({ mealCount: count, amount: wonTotalSchema }),
});

export const applyClosingSchema = z.extend(closingChangeSchema, effectChoiceSchema.shape);
export const applySettingsSchema = z.extend(effectChoiceSchema, { settings: lunchSettingsSchema });

/**
 * A student who loses meals by a change; `settleable` is the paid part of `amount`, which would go
 * to the next month.
 */
export const affectedStudentSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  month: calendarMonthSchema,
  mealCount: count,
  amount: wonTotalSchema,
  settleable: wonTotalSchema,
});
export type AffectedStudent = z.output<typeof affectedStudentSchema>;

/**
 * What a change of the meal rules does, before it is made: the meals that were applied for and
 * would no longer be served, from today on. `locked` and `unlocked` are days whose meals students
 * could change until now and no longer can, or the other way round, and how many students have
 * applied for one of them. `frozenBills` counts the bills
 * that keep their old prices. `stillClosed`: opening does not help, because of another rule.
 */
export const mealEffectSchema = z.object({
  mealCount: count,
  studentCount: count,
  amount: wonTotalSchema,
  settleable: wonTotalSchema,
  days: z.array(z.object({ date: calendarDaySchema, lunch: count, dinner: count })),
  students: z.array(affectedStudentSchema),
  locked: z.array(calendarDaySchema),
  lockedStudents: count,
  unlocked: z.array(calendarDaySchema),
  unlockedStudents: count,
  frozenBills: count,
  stillClosed: z.array(
    z.object({ date: calendarDaySchema, meal: mealSchema, reason: mealLockReasonSchema }),
  ),
  changedFields: z.array(z.string()),
  choices: z.array(z.enum(EFFECT_CHOICES)),
});
export type MealEffect = z.output<typeof mealEffectSchema>;

export const effectResultSchema = z.object({
  settings: editedLunchSettingsSchema,
  effect: mealEffectSchema,
  undo: undoableSchema,
});
export type EffectResult = z.output<typeof effectResultSchema>;

/** What the refusal `effect-changed` carries beside its message. */
export const changedEffectSchema = z.object({ effect: mealEffectSchema });
