import type { Tx } from '../database';
import { readDigests, type Digest } from './digests';
import { printPlainly, readTables } from './tables';
import { readTotals, type Totals } from './totals';

/** What a copy is compared by. */
export interface Facts {
  tables: Record<string, Digest>;
  totals: Totals;
}

/**
 * Reads them as one moment shows them: in a transaction that is at least `repeatable read`, or that
 * is the only one.
 */
export async function readFacts(tx: Tx, without: readonly string[]): Promise<Facts> {
  await printPlainly(tx);
  return {
    tables: await readDigests(tx, await readTables(tx, without)),
    totals: await readTotals(tx),
  };
}
