import type { StudentId } from '@academy/domain/ids';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { idempotencyKeys } from '../db/schema';

export interface KeyOfStudent {
  studentId: StudentId;
  key: string;
}

interface Claim extends KeyOfStudent {
  requestHash: string;
  now: Date;
  expiresAt: Date;
}

/** What a key stands for already. */
export interface KeptAnswer {
  requestHash: string;
  response: unknown;
}

const isKey = ({ studentId, key }: KeyOfStudent) =>
  and(eq(idempotencyKeys.studentId, studentId), eq(idempotencyKeys.key, key));

/**
 * Takes a key for this transaction; null when it is free or was too old. Waits while another
 * transaction holds it, and then answers what that one kept.
 */
export async function claimKey(
  tx: Tx,
  { studentId, key, requestHash, now, expiresAt }: Claim,
): Promise<KeptAnswer | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ studentId, key, requestHash, expiresAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.studentId, idempotencyKeys.key],
      set: { requestHash, expiresAt, response: sql`null` },
      setWhere: lte(idempotencyKeys.expiresAt, now),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [kept] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(isKey({ studentId, key }));
  return kept ?? null;
}

export async function keepAnswer(tx: Tx, key: KeyOfStudent, response: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ response }).where(isKey(key));
}

/** Forgets what is over. */
export async function sweepKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}
