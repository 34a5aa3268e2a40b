import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';
import { inParts } from '../in-parts';

/** Inserts any number of rows. */
export async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (const part of inParts(rows)) await tx.insert(table).values(part);
}
