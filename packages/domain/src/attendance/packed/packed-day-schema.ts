import * as z from 'zod/mini';
import { managerIdSchema } from '../../ids';
import { ofArea } from '../../rights';
import { reportedAbsenceSchema } from '../../schedule/times/reported-absence-schema';
import { attendanceDaySchema, markedCellSchema, visitSchema } from '../schemas';
import { identityColumns, index, sharedWordsSchema } from './column-schemas';

const text = z.string();

/** Milliseconds since `since`, a dot, and the index of the author; both in base 36. */
const STAMP = /^[0-9a-z]+\.[0-9a-z]+$/;

/**
 * The cells of a student from the first period on, with commas between them; nothing where there
 * never was a mark. A cell is the letter of what it says (small: excused; `-`: emptied), the index
 * of its stamp, and its version after a dot unless that is 1; numbers in base 36.
 */
const CELL = '(?:[PLEOApleoa-][0-9a-z]+(?:[.][0-9a-z]+)?)?';
const CELLS = new RegExp(`^${CELL}(?:,${CELL})*$`);

/** Empty, or the index of a stamp, a dot, and a version. */
const VISIT = /^(?:[0-9a-z]+\.[0-9a-z]+)?$/;

const { arrivedAt, leftAt, outings } = visitSchema.shape;

/**
 * A day's sheet as it travels: columns instead of rows, and what many cells share only once. A
 * thousand students at twelve periods are a tenth of what they are as `attendanceDaySchema`, which
 * `unpackDay` makes of it.
 */
export const packedDaySchema = z.extend(z.omit(attendanceDaySchema, { rows: true }), {
  ...identityColumns,
  classNames: sharedWordsSchema,
  /** A digit for each student: 1 for lunch and 2 for dinner, added up. */
  meals: ofArea('meals', text.check(z.regex(/^[0-3]*$/))),
  /** What few students have; `of` is the student's index. */
  memos: z.array(z.object({ of: index, memo: text })),
  reportedAbsences: z.array(
    z.object({ of: index, reportedAbsences: z.array(reportedAbsenceSchema) }),
  ),
  /** Of a closed day, who did not belong to it then. */
  offRoll: z.array(index),
  points: ofArea('points', z.array(z.object({ of: index, pointsToday: z.int() }))),
  writers: z.array(z.object({ id: z.nullable(managerIdSchema), name: text })),
  since: z.iso.datetime(),
  stamps: z.array(text.check(z.regex(STAMP))),
  cameAt: z.array(arrivedAt),
  wentAt: z.array(leftAt),
  outings: z.array(z.object({ of: index, outings })),
  /** A stamp and a version in base 36, with a dot between; empty where nothing was written. */
  visits: z.array(text.check(z.regex(VISIT))),
  marks: z.array(text.check(z.regex(CELLS))),
  notes: z.array(z.object({ of: index, period: markedCellSchema.shape.period, note: text })),
});
export type PackedDay = z.output<typeof packedDaySchema>;
