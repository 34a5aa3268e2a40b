import * as z from 'zod/mini';
import { oddKinds } from './cell-text';

/** The size of a table, by what spreadsheets hold in a cell and people in a sheet. */
export const TABLE_ROW_LIMIT = 20_000;
export const TABLE_COLUMN_LIMIT = 256;
export const TABLE_CELL_LIMIT = 32_767;

const place = z.int().check(z.nonnegative(), z.lt(TABLE_ROW_LIMIT));
const size = z.int().check(z.positive(), z.lte(TABLE_ROW_LIMIT));

/**
 * A table as a page has read it, everything as text; see `readTable`. One odd cell, however long,
 * refuses nothing.
 */
export const tableFields = {
  cells: z
    .array(
      z
        .array(z.string().check(z.maxLength(TABLE_CELL_LIMIT)))
        .check(z.maxLength(TABLE_COLUMN_LIMIT)),
    )
    .check(z.maxLength(TABLE_ROW_LIMIT)),
  /** Joined cells. */
  spans: z.optional(
    z
      .array(z.object({ row: place, column: place, rows: size, columns: size }))
      .check(z.maxLength(TABLE_ROW_LIMIT)),
  ),
  /** Cells that were not read, and why. */
  odd: z.optional(
    z
      .array(
        z.object({
          row: place,
          column: place,
          kind: z.enum(oddKinds),
          text: z.string().check(z.maxLength(100)),
        }),
      )
      .check(z.maxLength(TABLE_ROW_LIMIT)),
  ),
};
