import * as z from 'zod/mini';
import { studentProfileSchema } from '../login/schemas';
import { holidaySchema } from './holiday-schema';
import { lunchSettingsWireSchema } from './settings/lunch-settings-schema';
import { mealBillSchema, reservationSchema } from './schemas';

/** What the meal page shows of a month, each part as its own call answers it. */
export const mealPageSchema = z.object({
  me: studentProfileSchema,
  settings: lunchSettingsWireSchema,
  month: z.array(reservationSchema),
  bill: mealBillSchema,
  /** Of the month's year. */
  holidays: z.array(holidaySchema),
});
export type MealPage = z.output<typeof mealPageSchema>;
