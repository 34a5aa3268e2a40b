import * as z from 'zod/mini';
import { managerIdSchema, studentIdSchema } from '../ids';
import { reportedAbsenceSchema } from '../schedule/reported-absence-schema';
import { attendanceDaySchema, attendanceRowSchema, markedCellSchema, visitSchema } from './schemas';

/** Where in a list: of students, of words, of stamps, of managers. */
const index = z.int().check(z.gte(0));
const text = z.string();

/** Texts that many students share, each once, and which of them each student has. */
const shared = z.object({ words: z.array(z.nullable(text)), of: z.array(index) });

/** Milliseconds since `since`, a dot, and the index of who wrote; both in base 36. */
const STAMP = /^[0-9a-z]+\.[0-9a-z]+$/;

/**
 * The cells of a student from the first period on, with commas between them; nothing where there
 * never was a mark. A cell is the letter of what it says (small: excused; `-`: emptied), the index
 * of its stamp, and its version after a dot unless that is 1; numbers in base 36.
 */
const CELL = '(?:[PLEOApleoa-][0-9a-z]+(?:[.][0-9a-z]+)?)?';
const CELLS = new RegExp(`^${CELL}(?:,${CELL})*$`);

const { arrivedAt, leftAt, outings, version } = visitSchema.shape;

/**
 * A day's sheet as it travels: columns instead of rows, and what many cells share only once. A
 * thousand students at twelve periods are a tenth of what they are as `attendanceDaySchema`, which
 * `unpackDay` makes of it.
 */
export const packedDaySchema = z.extend(z.omit(attendanceDaySchema, { rows: true }), {
  ids: z.array(studentIdSchema),
  names: z.array(text),
  seats: z.array(z.nullable(text)),
  grades: shared,
  classNames: shared,
  schools: shared,
  phoneTails: z.array(text),
  /** A digit for each student: 1 for lunch and 2 for dinner, added up. */
  meals: text.check(z.regex(/^[0-3]*$/)),
  /** What few students have, each with the student's index. */
  memos: z.array(z.tuple([index, text])),
  told: z.array(z.tuple([index, z.array(reportedAbsenceSchema)])),
  pointsToday: z.array(z.tuple([index, attendanceRowSchema.shape.pointsToday])),
  writers: z.array(z.tuple([z.nullable(managerIdSchema), text])),
  since: z.iso.datetime(),
  stamps: z.array(text.check(z.regex(STAMP))),
  /** Came, went, was out, version, index of the stamp. */
  visits: z.array(z.nullable(z.tuple([arrivedAt, leftAt, outings, version, index]))),
  marks: z.array(text.check(z.regex(CELLS))),
  notes: z.array(z.tuple([index, markedCellSchema.shape.period, text])),
});
export type PackedDay = z.output<typeof packedDaySchema>;
