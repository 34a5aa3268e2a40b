import type { Account } from '@academy/domain/accounts';
import type { ManagerId } from '@academy/domain/ids';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/database';
import { lockKey } from '../../db/lock-key';
import { auditLog, managers, secondFactors, sessions } from '../../db/schema';
import { spansOf } from '../../http/limits/network';
import { keptRows } from '../../shared/operations/kept-rows-db';

const approver = alias(managers, 'approver');

export type StoredManager = typeof managers.$inferSelect;
type Change = Partial<typeof managers.$inferInsert>;

/**
 * Changes of accounts take turns until the transaction ends: who is the first and who is the last
 * admin is counted under it. Sign-ins and other work of managers go on meanwhile.
 */
export async function lockAccounts(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('accounts')})`);
}

export const countManagers = (tx: Tx): Promise<number> => tx.$count(managers);

/** How many admins are in use beside one account. */
export const countOtherAdmins = (tx: Tx, id: ManagerId): Promise<number> =>
  tx.$count(
    managers,
    and(eq(managers.role, 'ADMIN'), eq(managers.status, 'ACTIVE'), ne(managers.id, id)),
  );

export async function isUsernameTaken(db: Db | Tx, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: managers.id })
    .from(managers)
    .where(eq(sql`lower(${managers.username})`, username.toLowerCase()));
  return rows.length > 0;
}

/** Inserts an account; undefined when the ID is taken. */
export async function insertManager(
  tx: Tx,
  manager: typeof managers.$inferInsert,
): Promise<StoredManager | undefined> {
  const [row] = await tx.insert(managers).values(manager).onConflictDoNothing().returning();
  return row;
}

/** Accounts, locked until the transaction ends. */
export const lockManagers = (tx: Tx, ids: readonly ManagerId[]): Promise<StoredManager[]> =>
  tx
    .select()
    .from(managers)
    .where(inArray(managers.id, [...ids]))
    .orderBy(asc(managers.id))
    .for('no key update');

/** An account, locked until the transaction ends. */
export async function lockManager(tx: Tx, id: ManagerId): Promise<StoredManager | undefined> {
  const [row] = await tx.select().from(managers).where(eq(managers.id, id)).for('no key update');
  return row;
}

export async function readPassword(db: Db, id: ManagerId) {
  const [row] = await db
    .select({
      passwordHash: managers.passwordHash,
      mustChangePassword: managers.mustChangePassword,
    })
    .from(managers)
    .where(eq(managers.id, id));
  return row;
}

export async function updateManager(
  tx: Tx,
  { id, version }: Pick<StoredManager, 'id' | 'version'>,
  change: Change,
  now: Date,
): Promise<void> {
  await tx
    .update(managers)
    .set({ ...change, version: version + 1, updatedAt: now })
    .where(eq(managers.id, id));
}

export async function deleteManagers(tx: Tx, ids: readonly ManagerId[]): Promise<void> {
  await tx.delete(managers).where(inArray(managers.id, [...ids]));
}

/**
 * The address that a waiting signup came from. The log has it anyway: a column would be a second
 * copy to forget (ADR 0121).
 */
const signupAddress = sql<string | null>`case when ${managers.status} = 'PENDING' then
  (select ${auditLog.ip} from ${auditLog} where ${auditLog.entity} = 'account'
    and ${auditLog.entityId} = ${managers.id}::text and ${auditLog.action} = 'signup'
    order by ${auditLog.id} desc limit 1) end`;

/** Accounts as admins see them, who waits first, then by name; one query. */
export async function readAccounts(db: Db, now: Date, id?: ManagerId): Promise<Account[]> {
  const liveSessions = sql<number>`(select count(*)::int from ${sessions} where ${sessions.subjectKind} = 'manager' and ${sessions.subjectId} = ${managers.id}
    and ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`;
  const rows = await db
    .select({
      id: managers.id,
      username: managers.username,
      name: managers.name,
      role: managers.role,
      areas: managers.areas,
      branches: managers.branches,
      status: managers.status,
      mustChangePassword: managers.mustChangePassword,
      hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      signupAddress,
      createdAt: managers.createdAt,
      approvedAt: managers.approvedAt,
      approvedByName: approver.name,
      lastLoginAt: managers.lastLoginAt,
      version: managers.version,
      sessionCount: liveSessions,
    })
    .from(managers)
    .leftJoin(approver, eq(approver.id, managers.approvedBy))
    .leftJoin(secondFactors, eq(secondFactors.managerId, managers.id))
    .where(id === undefined ? undefined : eq(managers.id, id))
    .orderBy(sql`${managers.status} <> 'PENDING'`, asc(managers.name), asc(managers.id));
  return rows.map(({ signupAddress: address, createdAt, approvedAt, lastLoginAt, ...account }) => ({
    ...account,
    signupFrom: address === null ? null : spansOf(address)[0],
    createdAt: createdAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }));
}

/** What an admin changes of an account; never its password. */
export const keptAccounts = keptRows(managers, {
  only: ['id', 'name', 'role', 'areas', 'branches', 'status'],
});
