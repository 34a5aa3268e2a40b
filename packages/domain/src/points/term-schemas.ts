import * as z from 'zod/mini';
import { calendarDaySchema } from '../time';
import { lineSchema } from '../text/schemas';

/** 학기: a name and its days, both included. */
export const termSchema = z.object({
  name: lineSchema(20),
  first: calendarDaySchema,
  last: calendarDaySchema,
});
export type Term = z.output<typeof termSchema>;
