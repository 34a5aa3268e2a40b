import type { StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { createAccessTokens } from '../../http/auth/access-token';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { RUSH_AT } from './rush-clock';

const DAY_MS = 86_400_000;

/** The students of the year, each signed in since a minute ago. */
export async function createApiFacts(db: Db, keys: AuthKeys) {
  const tokens = createAccessTokens(keys);
  const at = RUSH_AT.toISOString();
  const until = new Date(RUSH_AT.getTime() + DAY_MS);
  // One statement without a parameter for each of them: there may be more than a statement takes.
  const { rows } = await db.execute<{ id: string; subject_id: StudentId }>(sql`
    insert into sessions
      (subject_kind, subject_id, created_at, last_used_at, activated_at, expires_at)
    select 'student', id, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz,
      ${until.toISOString()}::timestamptz
    from students where phone like '0107%' order by id
    returning id, subject_id`);
  return {
    students: rows.map(({ id, subject_id: studentId }) => ({
      id: studentId,
      token: tokens.sign(
        { subject: studentId, sessionId: id, side: 'student', role: 'STUDENT', minutes: 30 },
        RUSH_AT,
      ),
    })),
  };
}
