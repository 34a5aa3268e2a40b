import type { ManagerId } from '@academy/domain/ids';
import type { SecondFactorPolicy } from '@academy/domain/second-factor';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { secondFactors } from '../../../db/schema';
import { secondFactorSetting } from '../../settings/kept-settings';
import { readSettingValue, settingColumn } from '../../settings/setting-db';

export type StoredFactor = typeof secondFactors.$inferSelect;

/** The policy as a column of another query. */
export const policyColumn = sql<SecondFactorPolicy>`coalesce(${settingColumn(secondFactorSetting)} ->> 'policy', ${secondFactorSetting.atFirst.policy})`;

export const readPolicy = async (db: Db | Tx): Promise<SecondFactorPolicy> =>
  (await readSettingValue(db, secondFactorSetting)).policy;

/** An account's factor, also one that waits for its first code. */
export async function readFactor(db: Db | Tx, id: ManagerId): Promise<StoredFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.managerId, id));
  return row;
}

/** Takes an account's factor away, begun or in use; false when there was none in use. */
export async function deleteFactor(tx: Tx, id: ManagerId): Promise<boolean> {
  const [gone] = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.managerId, id))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return (gone?.confirmedAt ?? null) !== null;
}

/**
 * Uses a code up: false when it, or one after it, was used meanwhile. `resealed` replaces a secret
 * that an older key sealed.
 */
export async function spendStep(
  tx: Tx,
  { id, step, resealed }: { id: ManagerId; step: number; resealed: string | undefined },
): Promise<boolean> {
  const spent = await tx
    .update(secondFactors)
    .set({ lastStep: step, ...(resealed !== undefined && { sealedSecret: resealed }) })
    .where(
      and(
        eq(secondFactors.managerId, id),
        isNotNull(secondFactors.confirmedAt),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ id: secondFactors.managerId });
  return spent.length > 0;
}

/** Uses a recovery code up: false when it was used meanwhile. */
export async function spendRecoveryCode(
  tx: Tx,
  { id, hash }: { id: ManagerId; hash: string },
): Promise<boolean> {
  const spent = await tx
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(
      and(
        eq(secondFactors.managerId, id),
        isNotNull(secondFactors.confirmedAt),
        sql`${hash} = any(${secondFactors.recoveryHashes})`,
      ),
    )
    .returning({ id: secondFactors.managerId });
  return spent.length > 0;
}
