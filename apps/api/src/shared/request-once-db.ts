import type { ManagerId, OperationId } from '@academy/domain/ids';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { operations } from '../db/schema';

/** An intention that was carried out before. */
export interface DoneBefore {
  id: OperationId;
  at: Date;
  undoneAt: Date | null;
  facts: unknown;
}

/**
 * Looks for what a manager's request key did before. Requests with the same key take turns until
 * the transaction ends: the second of a double click waits, and then finds the first.
 */
export async function claimRequest(
  tx: Tx,
  by: ManagerId,
  requestKey: string,
): Promise<DoneBefore | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`request ${by} ${requestKey}`}, 0))`,
  );
  const [row] = await tx
    .select({
      id: operations.id,
      at: operations.at,
      undoneAt: operations.undoneAt,
      facts: operations.facts,
    })
    .from(operations)
    .where(and(eq(operations.byManagerId, by), eq(operations.requestKey, requestKey)));
  return row;
}
