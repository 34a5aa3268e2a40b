import * as z from 'zod/mini';
import { studentIdSchema } from '../../ids';
import { undoableSchema } from '../../operations/schemas';
import { STUDENTS_BULK_LIMIT } from '../limits';
import { studentDraftSchema, studentRecordSchema } from '../schemas';

/**
 * What can be pasted over: columns of the grid that affect no other student. A status has effects
 * of its own and is changed elsewhere.
 */
export const cellsSchema = z.partial(
  z.pick(studentDraftSchema, {
    seat: true,
    grade: true,
    school: true,
    className: true,
    allergy: true,
    memo: true,
  }),
);
export type Cells = z.output<typeof cellsSchema>;

/**
 * Pasted cells, by student, each with the version that they were pasted over; without it the paste
 * wins.
 */
export const cellsBodySchema = z.object({
  rows: z
    .array(
      z.object({ studentId: studentIdSchema, version: z.optional(z.int()), given: cellsSchema }),
    )
    .check(z.minLength(1), z.maxLength(STUDENTS_BULK_LIMIT)),
});
export type CellsOfStudent = z.output<typeof cellsBodySchema>['rows'][number];

/**
 * Each student as they are now; `refused` were changed since, or cannot be so: `message` says why,
 * in Korean.
 */
export const cellsResultSchema = z.object({
  changed: z.array(studentRecordSchema),
  refused: z.array(z.object({ studentId: studentIdSchema, name: z.string(), message: z.string() })),
  undo: z.nullable(undoableSchema),
});
export type CellsResult = z.output<typeof cellsResultSchema>;
