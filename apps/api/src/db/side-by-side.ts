import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database';

/**
 * Two reads that need nothing of each other: on a connection each, or one after the other where
 * there is but one, inside a transaction.
 */
export async function sideBySide<First, Second>(
  db: Db | Tx,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  if (!is(db, PgTransaction)) return Promise.all([first(), second()]);
  return [await first(), await second()];
}
