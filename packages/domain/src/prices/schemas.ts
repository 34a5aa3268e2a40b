import * as z from 'zod/mini';
import { doneSchema } from '../http/done-schema';
import { mealPriceIdSchema, studentIdSchema } from '../ids';
import { wonSchema } from '../money';
import { undoPart } from '../operations/schemas';
import { calendarDaySchema } from '../time';

const term = {
  firstDate: calendarDaySchema,
  /** The last day; null: until further notice. */
  lastDate: z.nullable(calendarDaySchema),
  /** Won a meal; null: this meal keeps its price. */
  lunchPrice: z.nullable(wonSchema),
  dinnerPrice: z.nullable(wonSchema),
  reason: z.string().check(z.maxLength(100)),
};

/**
 * Prices that hold on some days of a bill instead of its own, strongest first. `own`: for this
 * student alone (특별단가).
 */
export const priceTermSchema = z.object({ ...term, own: z.boolean() });
export type PriceTerm = z.output<typeof priceTermSchema>;

/** A dated price as managers enter it; without a student it applies to all. */
export const mealPriceDraftSchema = z.strictObject({
  ...term,
  studentId: z.nullable(studentIdSchema),
});
export type MealPriceDraft = z.output<typeof mealPriceDraftSchema>;

/** A valid dated price. */
export const mealPriceSchema = z.object({
  ...term,
  id: mealPriceIdSchema,
  studentId: z.nullable(studentIdSchema),
  enteredAt: z.iso.datetime(),
  byName: z.string(),
});
export type MealPrice = z.output<typeof mealPriceSchema>;

export const mealPricesSchema = z.object({ prices: z.array(mealPriceSchema) });
export const addedPriceSchema = z.extend(mealPriceSchema, undoPart);
export const removedPriceSchema = z.extend(doneSchema, undoPart);
