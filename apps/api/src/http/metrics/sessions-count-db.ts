import { and, count, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { sessions } from '../../db/schema';

/** Logins that may still be used, by side. */
export async function countSessions(db: Db, now: Date): Promise<Record<string, number>> {
  const rows = await db
    .select({ side: sessions.subjectKind, count: count() })
    .from(sessions)
    .where(and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .groupBy(sessions.subjectKind);
  return Object.fromEntries(rows.map((row) => [row.side, row.count]));
}
