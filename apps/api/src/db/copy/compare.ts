import type { Db, Tx } from '../database';
import { differencesOf } from './differences';
import { readFacts, type Facts } from './facts';
import { sequencesBehind } from './sequences';

/** One snapshot of the database, while others write. */
export const atOneMoment = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Where what is in the transaction's database is not as expected, one line each. */
export async function findDamage(
  tx: Tx,
  expected: Facts,
  without: readonly string[],
): Promise<string[]> {
  return [...differencesOf(expected, await readFacts(tx, without)), ...(await sequencesBehind(tx))];
}
