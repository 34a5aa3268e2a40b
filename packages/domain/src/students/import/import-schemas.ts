import * as z from 'zod/mini';
import { studentIdSchema } from '../../ids';
import { pastOperationSchema, undoableSchema } from '../../operations/schemas';
import { TABLE_COLUMN_LIMIT, tableFields } from '../../tables';
import { keptStudentSchema } from '../schemas';
import { IMPORT_FIELDS, ownImportFields } from './import-field';

const importedSchema = z.pick(keptStudentSchema, { ...ownImportFields, guardians: true });

/** What a column can hold. */
export const importFieldSchema = z.enum(IMPORT_FIELDS);

const count = z.int().check(z.nonnegative());

/**
 * A table as it came from a file or the clipboard. `cells` may begin with a title and holds the row
 * of column names.
 */
export const importBodySchema = z.object({
  fileName: z.string().check(z.maxLength(200)),
  ...tableFields,
  /**
   * What each column holds, by its position, as a manager chose; without it by the titles and what
   * was chosen for them before.
   */
  columns: z.optional(
    z.array(z.nullable(importFieldSchema)).check(z.maxLength(TABLE_COLUMN_LIMIT)),
  ),
});

/** add 추가, change 변경, same 그대로, error 오류. */
export const importKindSchema = z.enum(['add', 'change', 'same', 'error']);

/**
 * What one row would do. `row` counts as the spreadsheet does, from 1. `student` is what would be
 * in the columns (null for an error), `studentId` whom it changes. `changes` are in words. `errors`
 * and `warnings` are final Korean texts; a row with an error is never written.
 */
export const importRowSchema = z.object({
  row: z.int(),
  kind: importKindSchema,
  name: z.string(),
  studentId: z.nullable(studentIdSchema),
  student: z.nullable(importedSchema),
  changes: z.array(z.object({ field: importFieldSchema, before: z.string(), after: z.string() })),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
});
export type ImportRow = z.output<typeof importRowSchema>;

export const importCountsSchema = z.object({
  add: count,
  change: count,
  same: count,
  error: count,
});
export type ImportCounts = z.output<typeof importCountsSchema>;

/**
 * What an import would do. `problem` says why the table as a whole cannot be read; then there are
 * no rows. A column that is not `decided` is one that a manager is asked about.
 */
export const importPreviewSchema = z.object({
  problem: z.nullable(z.string()),
  columns: z.array(
    z.object({
      header: z.string(),
      field: z.nullable(importFieldSchema),
      decided: z.boolean(),
      samples: z.array(z.string()),
    }),
  ),
  counts: importCountsSchema,
  rows: z.array(importRowSchema),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

/**
 * The counts that the manager saw go along: the server plans again and refuses (`import-changed`)
 * when they are no longer true.
 */
export const importCommitSchema = z.extend(importBodySchema, { expected: importCountsSchema });

/** Exactly the good rows were written. `undo` is null when none was. */
export const importResultSchema = z.object({
  counts: importCountsSchema,
  undo: z.nullable(undoableSchema),
});
export type ImportResult = z.output<typeof importResultSchema>;

/** A past import. `undoUntil` null: it can no longer be taken back. */
export const importRecordSchema = z.extend(pastOperationSchema, {
  fileName: z.string(),
  counts: importCountsSchema,
});
export type ImportRecord = z.output<typeof importRecordSchema>;
