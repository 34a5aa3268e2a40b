import type { StudentId } from '@academy/domain/ids';
import { and, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { sessions } from '../../../db/schema';
import { isAmong } from '../../../db/schema/columns';

/** Each student's last login. Expired sessions are deleted, so a longer absence reads as never. */
export async function readLastLogins(
  tx: Tx,
  only?: readonly StudentId[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({
      id: sql<string>`${sessions.subjectId}::text`,
      at: sql<string>`max(${sessions.createdAt})`.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .where(
      and(inArray(sessions.subjectKind, ['student']), only && isAmong(sessions.subjectId, only)),
    )
    .groupBy(sessions.subjectId);
  return new Map(rows.map(({ id, at }) => [id, new Date(at).toISOString()]));
}
