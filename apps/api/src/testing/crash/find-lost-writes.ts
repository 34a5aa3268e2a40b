import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { auditLog, reservations } from '../../db/schema';

/** What a test expects of `findLostWrites`. */
export const nothing = { missing: [], days: 31, halfSaved: [], neverAcknowledged: [] };

/**
 * Compares a database with what `save-loop.ts` acknowledged before it died: acknowledged saves that
 * are missing, days that a save wrote by half, and saves beyond the one that may have been
 * committed but not yet acknowledged.
 */
export async function findLostWrites(db: Db, acknowledged: readonly number[]) {
  const audited = await db
    .select({ n: auditLog.entityId })
    .from(auditLog)
    .where(eq(auditLog.entity, 'save'));
  const stored = new Set(audited.map(({ n }) => Number(n)));
  const newest = Math.max(...stored);
  const rows = await db.select().from(reservations);
  return {
    missing: acknowledged.filter((n) => !stored.has(n)),
    days: rows.length,
    halfSaved: rows.filter((row) => row.writtenSeq !== newest).map((row) => row.date),
    neverAcknowledged: [...stored].filter((n) => n > Math.max(...acknowledged) + 1),
  };
}
