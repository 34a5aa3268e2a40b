import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

/**
 * Empties what managers decided and booked about meals. The ledger's guards are triggers, and
 * triggers sleep for a replica.
 */
export async function emptyBooks(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(
      sql`truncate reservations, meal_months, meal_bills, deposit_entries, month_closes, meal_closings, operations, operation_rows cascade`,
    );
  });
}
