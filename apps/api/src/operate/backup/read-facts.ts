import { differencesOf } from '../../db/copy/differences';
import { readFacts, type Facts } from '../../db/copy/facts';
import { sequencesBehind } from '../../db/copy/sequences';
import { COUNTERS, LOGINS } from '../../db/copy/tables';
import type { Db, Tx } from '../../db/database';

/** What a backup carries: everything but counters and logins. */
export const NOT_IN_BACKUPS = [...COUNTERS, ...LOGINS];

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
