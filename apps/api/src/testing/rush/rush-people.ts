import { like } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { sessions, students } from '../../db/schema';
import { createAccessTokens } from '../../http/auth/access-token';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { RUSH_AT } from './rush-clock';

const DAY_MS = 86_400_000;

/** The students of the year, each signed in since a minute ago. */
export async function createApiFacts(db: Db, keys: AuthKeys) {
  const tokens = createAccessTokens(keys);
  const people = await db
    .select({ id: students.id })
    .from(students)
    .where(like(students.phone, '0107%'))
    .orderBy(students.id);
  const rows = await db
    .insert(sessions)
    .values(
      people.map(({ id }) => ({
        subjectKind: 'student' as const,
        subjectId: id,
        createdAt: RUSH_AT,
        lastUsedAt: RUSH_AT,
        activatedAt: RUSH_AT,
        expiresAt: new Date(RUSH_AT.getTime() + DAY_MS),
      })),
    )
    .returning({ id: sessions.id, subjectId: sessions.subjectId });
  return {
    students: rows.map(({ id, subjectId }) => ({
      id: subjectId,
      token: tokens.sign(
        { subject: subjectId, sessionId: id, side: 'student', role: 'STUDENT', minutes: 30 },
        RUSH_AT,
      ),
    })),
  };
}
