import type { StudentId } from '@academy/domain/ids';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { notifying } from '../../db/notifying';
import { limits, sessions } from '../../db/schema';
import { phoneLoginKey } from '../../shared/accounts/login-keys';
import { forgetDevices } from '../../shared/messages/push-db';
import { REVOKED_CHANNEL } from '../../shared/notify-db';

const liveOf = (ids: readonly StudentId[]) =>
  and(
    eq(sessions.subjectKind, 'student'),
    inArray(sessions.subjectId, [...ids]),
    isNull(sessions.revokedAt),
  );

/**
 * Ends these students' logins on every device, in three statements however many there are; every
 * process forgets them with the commit. Answers how many logins ended.
 */
export async function signOutStudents(
  tx: Tx,
  ids: readonly StudentId[],
  reason: string,
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(liveOf(ids))
    .returning({ id: sessions.id });
  await forgetDevices(
    tx,
    ended.map(({ id }) => id),
  );
  if (ended.length > 0)
    await tx.execute(
      sql`select ${notifying(REVOKED_CHANNEL, sql`id`)} from unnest(${sql.param(ended.map(({ id }) => id))}::text[]) as ended (id)`,
    );
  return ended.length;
}

/** Whether a change of these students at an instant ended logins of theirs. */
export const anySignedOut = async (tx: Tx, ids: readonly StudentId[], at: Date): Promise<boolean> =>
  ids.length > 0 &&
  (await tx.$count(
    sessions,
    and(
      eq(sessions.subjectKind, 'student'),
      inArray(sessions.subjectId, [...ids]),
      eq(sessions.revokedAt, at),
    ),
  )) > 0;

/** On how many devices a student is signed in. */
export const countLogins = (db: Db | Tx, id: StudentId, now: Date): Promise<number> =>
  db.$count(sessions, and(liveOf([id]), gt(sessions.expiresAt, now)));

/** The attempts of the last hour on a student's number. */
export const forgetLoginAttempts = async (tx: Tx, phone: string): Promise<void> =>
  void (await tx.delete(limits).where(eq(limits.key, phoneLoginKey(phone))));
