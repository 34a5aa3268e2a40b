import type { ManagerId, StudentId } from '@academy/domain/ids';
import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { sessions } from '../../db/schema';
import { forgetDevices } from '../messages/push-db';
import { notifyRevoked } from '../notify-db';

/** Whose logins are meant; `except` leaves one of them standing. */
export interface Owner {
  side: 'student' | 'manager';
  subject: StudentId | ManagerId;
  except?: string;
}

const live = ({ side, subject, except }: Owner): SQL | undefined =>
  and(
    eq(sessions.subjectKind, side),
    eq(sessions.subjectId, subject),
    isNull(sessions.revokedAt),
    except === undefined ? undefined : ne(sessions.id, except),
  );

export async function revokeSession(tx: Tx, id: string, reason: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
  await forgetDevices(tx, [id]);
  await notifyRevoked(tx, id);
}

/**
 * Ends all logins of an account, on every device and at once. Answers how many could still be used.
 */
export async function revokeSessionsOf(
  tx: Tx,
  owner: Owner,
  reason: string,
  now: Date,
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(live(owner))
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt });
  for (const { id } of ended) await notifyRevoked(tx, id);
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}

/** Lets every process read an account's logins again: what it may do has changed. */
export async function forgetSessionsOf(tx: Tx, owner: Owner, now: Date): Promise<void> {
  for (const { id } of await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(live(owner), gt(sessions.expiresAt, now))))
    await notifyRevoked(tx, id);
}
