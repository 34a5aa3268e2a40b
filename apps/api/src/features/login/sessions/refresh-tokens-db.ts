import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { refreshTokens, sessions } from '../../../db/schema';

/**
 * A presented token with its family, whose row is locked until the transaction ends: two tabs take
 * turns.
 */
export async function lockFamily(tx: Tx, tokenHash: string) {
  const [found] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, tokenHash));
  if (!found) return undefined;
  const [session] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.id, found.sessionId))
    .for('update');
  // Read again under the lock: the other tab may just have used it.
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, tokenHash));
  return session && token ? { session, token } : undefined;
}

/** Exchanges a token for its successor. */
export async function rotateToken(
  tx: Tx,
  {
    parent,
    successor,
    sessionId,
    now,
  }: { parent: string; successor: string; sessionId: string; now: Date },
): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, parent));
  await tx.insert(refreshTokens).values({ hash: successor, sessionId, createdAt: now });
  await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

/** Whether this is the token that counts now. */
export async function isCurrentToken(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, tokenHash), isNull(refreshTokens.usedAt)));
  return rows.length > 0;
}
