import * as z from 'zod/mini';
import { calendarDaySchema } from '../time';

/** A public holiday, or a day the academy closes, with the name that the calendar prints. */
export const holidaySchema = z.object({ date: calendarDaySchema, name: z.string() });
export type Holiday = z.output<typeof holidaySchema>;
