import type { ManagerId, OperationId, StudentId } from '@academy/domain/ids';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { idempotencyKeys, operations } from '../../db/schema';

/** A key and whose it is: another caller may use the same. */
export type OwnedKey = { key: string } & ({ studentId: StudentId } | { managerId: ManagerId });

type Claim = OwnedKey & { requestHash: string; now: Date; expiresAt: Date };

/** The stored result of a key. */
export interface KeptAnswer {
  requestHash: string;
  response: unknown;
}

const isKey = (owned: OwnedKey) =>
  and(
    'studentId' in owned
      ? eq(idempotencyKeys.studentId, owned.studentId)
      : eq(idempotencyKeys.managerId, owned.managerId),
    eq(idempotencyKeys.key, owned.key),
  );

/**
 * Takes a key for this transaction; null when it is free or was too old. Waits while another
 * transaction holds it, and then answers what that one kept.
 */
export async function claimKey(
  tx: Tx,
  { requestHash, now, expiresAt, ...owned }: Claim,
): Promise<KeptAnswer | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...owned, requestHash, expiresAt })
    .onConflictDoUpdate({
      target: [
        'studentId' in owned ? idempotencyKeys.studentId : idempotencyKeys.managerId,
        idempotencyKeys.key,
      ],
      set: { requestHash, expiresAt, response: sql`null` },
      setWhere: lte(idempotencyKeys.expiresAt, now),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [kept] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(isKey(owned));
  return kept ?? null;
}

export async function keepAnswer(tx: Tx, owned: OwnedKey, response: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ response }).where(isKey(owned));
}

/** Whether what an answer offered to take back was taken back since. */
export async function isUndone(tx: Tx, id: OperationId): Promise<boolean> {
  const undone = and(eq(operations.id, id), isNotNull(operations.undoneAt));
  return (await tx.$count(operations, undone)) > 0;
}

/** Forgets what is over. */
export async function sweepKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}
