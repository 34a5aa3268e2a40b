import * as z from 'zod/mini';
import { calendarMonthSchema } from '../../time';
import { attendanceMonthSchema, summarizedDaySchema } from '../month-schemas';
import { identityColumns, index } from './column-schemas';
import { NOTHING_KNOWN } from './packed-cells';

/** A letter for each day from the 1st on, as in a packed day; a dot where nothing is known. */
const DAYS = new RegExp(`^[PLEOApleoa${NOTHING_KNOWN}-]{0,31}$`);

/**
 * A month of attendance as it travels: columns instead of rows, and the days of a student in one
 * text. `unpackMonth` makes `attendanceMonthSchema` of it, with the sums.
 */
export const packedMonthSchema = z.extend(z.omit(attendanceMonthSchema, { rows: true }), {
  month: calendarMonthSchema,
  ...identityColumns,
  days: z.array(z.string().check(z.regex(DAYS))),
  /** How long the few who went out were out: a number of minutes for each day from the 1st on. */
  outings: z.array(
    z.object({
      of: index,
      minutes: z.array(summarizedDaySchema.shape.outingMinutes).check(z.maxLength(31)),
    }),
  ),
});
export type PackedMonth = z.output<typeof packedMonthSchema>;
