import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from '../../db/database';
import { databaseErrorKind } from '../../db/database-error-kind';

const ATTEMPTS = 3;
const jitter = (attempt: number) => Math.random() * 20 * 2 ** attempt;

/**
 * Runs one business write as one transaction. A serialization failure or a deadlock (40001, 40P01)
 * is tried again, at most 3 times in all; `work` therefore touches nothing but `tx`.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (databaseErrorKind(error) !== 'retry' || attempt === ATTEMPTS) throw error;
      await wait(jitter(attempt));
    }
  }
}
