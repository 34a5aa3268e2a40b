import type { ManagerId, StudentId } from '@academy/domain/ids';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { managers, refreshTokens, secondFactors, sessions, students } from '../../../db/schema';
import { secondFactorDuty } from '@academy/domain/second-factor';
import type { LiveSession } from '../../../http/auth/sessions';
import { transact } from '../../../http/writes/transact';
import { policyColumn } from '../../../shared/accounts/second-factor/second-factor-db';
import { rememberDevice } from '../devices/devices-db';

interface NewSession {
  side: 'student' | 'manager';
  subject: StudentId | ManagerId;
  deviceLabel: string;
  deviceHash: string;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
  /** A student's login waits for its first authenticated call. */
  provisional: boolean;
}

/** Starts a family with its first refresh token. */
export async function insertSession(
  tx: Tx,
  { side, subject, deviceLabel, deviceHash, tokenHash, now, expiresAt, provisional }: NewSession,
): Promise<string> {
  const [session] = await tx
    .insert(sessions)
    .values({
      subjectKind: side,
      subjectId: subject,
      deviceLabel,
      deviceHash,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      activatedAt: provisional ? null : now,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('insert into sessions returned no row');
  await tx.insert(refreshTokens).values({ hash: tokenHash, sessionId: session.id, createdAt: now });
  return session.id;
}

/**
 * The login behind an access token, if it was not revoked and its student is enrolled or its
 * manager active.
 */
export async function readLiveSession(db: Db, id: string): Promise<LiveSession | null> {
  const [row] = await db
    .select({
      side: sessions.subjectKind,
      subject: sessions.subjectId,
      role: managers.role,
      areas: managers.areas,
      mustChangePassword: managers.mustChangePassword,
      factorSince: secondFactors.confirmedAt,
      policy: policyColumn,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      activatedAt: sessions.activatedAt,
    })
    .from(sessions)
    .leftJoin(
      students,
      and(eq(sessions.subjectKind, 'student'), eq(students.id, sessions.subjectId)),
    )
    .leftJoin(
      managers,
      and(eq(sessions.subjectKind, 'manager'), eq(managers.id, sessions.subjectId)),
    )
    .leftJoin(secondFactors, eq(secondFactors.managerId, managers.id))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.revokedAt),
        sql`case ${sessions.subjectKind} when 'student' then ${students.status} = 'ENROLLED' and ${students.deletedAt} is null else ${managers.status} = 'ACTIVE' end`,
      ),
    );
  if (!row) return null;
  const { role, areas, mustChangePassword, factorSince, policy, ...session } = row;
  return {
    ...session,
    manager: role && {
      role,
      areas: areas ?? [],
      mustChangePassword: mustChangePassword ?? false,
      mustSetUpSecondFactor:
        secondFactorDuty({ policy, role, isSetUp: factorSince !== null }) === 'set-up',
    },
  };
}

/**
 * Begins a provisional login for good: the name was confirmed, and the browser is known for this
 * student from now on.
 */
export async function activateSession(db: Db, id: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const [session] = await tx
      .update(sessions)
      .set({ activatedAt: now })
      .where(and(eq(sessions.id, id), isNull(sessions.activatedAt)))
      .returning();
    if (session) await rememberDevice(tx, session, now);
  });
}

/**
 * Deletes logins (and by cascade their tokens) that can no longer be used; the audit log keeps
 * that they were.
 */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
