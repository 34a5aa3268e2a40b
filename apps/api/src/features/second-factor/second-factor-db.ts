import type { ManagerId } from '@academy/domain/ids';
import type { EditedSecondFactorSettings } from '@academy/domain/second-factor';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, secondFactors } from '../../db/schema';
import { academySetting, secondFactorSetting } from '../../shared/settings/kept-settings';
import { readSavedSetting, settingColumn } from '../../shared/settings/setting-db';

/** Who a manager is, locked until the transaction ends. */
export async function lockOwn(tx: Tx, id: ManagerId) {
  const [row] = await tx
    .select({ name: managers.name, username: managers.username })
    .from(managers)
    .where(eq(managers.id, id))
    .for('no key update');
  return row;
}

export async function readLabels(
  db: Db,
  id: ManagerId,
): Promise<{ username: string; passwordHash: string; academyName: string } | undefined> {
  const [row] = await db
    .select({
      username: managers.username,
      passwordHash: managers.passwordHash,
      academyName: sql<string>`coalesce(${settingColumn(academySetting)} ->> 'name', '')`,
    })
    .from(managers)
    .where(eq(managers.id, id));
  return row;
}

/** Begins a set-up, in place of one that was begun before. */
export async function beginFactor(
  tx: Tx,
  { id, sealedSecret, now }: { id: ManagerId; sealedSecret: string; now: Date },
): Promise<void> {
  const begun = { sealedSecret, begunAt: now, confirmedAt: null, lastStep: null };
  await tx
    .insert(secondFactors)
    .values({ managerId: id, ...begun })
    .onConflictDoUpdate({ target: secondFactors.managerId, set: begun });
}

export async function confirmFactor(
  tx: Tx,
  { id, step, hashes, now }: { id: ManagerId; step: number; hashes: string[]; now: Date },
): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step, recoveryHashes: hashes })
    .where(eq(secondFactors.managerId, id));
}

export async function replaceRecoveryCodes(
  tx: Tx,
  { id, hashes }: { id: ManagerId; hashes: string[] },
): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ recoveryHashes: hashes })
    .where(eq(secondFactors.managerId, id));
}

/** Admins in use without a factor: what they may do depends on the policy. */
export async function readAdminsWithout(db: Db | Tx): Promise<ManagerId[]> {
  const rows = await db
    .select({ id: managers.id })
    .from(managers)
    .leftJoin(secondFactors, eq(secondFactors.managerId, managers.id))
    .where(
      and(
        eq(managers.role, 'ADMIN'),
        eq(managers.status, 'ACTIVE'),
        isNull(secondFactors.confirmedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function readSettings(db: Db | Tx): Promise<EditedSecondFactorSettings> {
  const { settings, version } = await readSavedSetting(db, secondFactorSetting);
  return { ...settings, version, adminsWithout: (await readAdminsWithout(db)).length };
}
