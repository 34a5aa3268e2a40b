import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';

/** A statement has room for 65,535 values. */
const ROWS_AT_ONCE = 2_000;

/** Inserts any number of rows. */
export async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
}
