import * as z from 'zod/mini';
import { mealSchema } from '../meals/schemas';
import { calendarDaySchema } from '../time';
import { ALLERGEN_COUNT } from './allergens';

/** The number of an allergen, 1 난류 to 19 잣. */
const allergenSchema = z.int().check(z.gte(1), z.lte(ALLERGEN_COUNT));
export const allergensSchema = z.array(allergenSchema).check(z.maxLength(ALLERGEN_COUNT));

export const dishSchema = z.object({
  name: z.string().check(z.maxLength(200)),
  allergens: allergensSchema,
});
export type Dish = z.output<typeof dishSchema>;

/** What one meal of a day is made of. */
export const menuRowSchema = z.object({
  date: calendarDaySchema,
  meal: mealSchema,
  dishes: z.array(dishSchema).check(z.maxLength(50)),
});
export type MenuRow = z.output<typeof menuRowSchema>;

/** What a student says of themselves; managers read it. */
export const ownAllergensSchema = z.object({ allergens: allergensSchema });
