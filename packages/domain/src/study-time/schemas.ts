import * as z from 'zod/mini';
import { calendarDaySchema } from '../time';

const count = z.int().check(z.nonnegative());

/** A day with a 등원: its net time, and whether its end is not known. */
export const studiedDaySchema = z.object({
  date: calendarDaySchema,
  minutes: count,
  open: z.boolean(),
});
export type StudiedDay = z.output<typeof studiedDaySchema>;

/**
 * A student's own time: the days with a 등원 since `first`, oldest first, which is the first of this
 * month or the Monday four weeks ago, whichever is earlier. `rank` is the place in the week that is
 * over; null unless the academy shows ranks and the student has a time in it.
 */
export const ownStudySchema = z.object({
  asOf: z.iso.datetime(),
  today: calendarDaySchema,
  first: calendarDaySchema,
  days: z.array(studiedDaySchema),
  rank: z.nullable(z.object({ place: count, of: count })),
});
export type OwnStudy = z.output<typeof ownStudySchema>;
