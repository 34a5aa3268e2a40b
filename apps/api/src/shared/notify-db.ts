import type { StudentId } from '@academy/domain/ids';
import type { LiveEvent, StudentHint } from '@academy/domain/live';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { notifying } from '../db/notifying';

/** Hints for the managers' screens (`liveEventSchema`). */
export const LIVE_CHANNEL = 'academy';
/** Hints for students' screens (`HintForStudents`). */
export const STUDENTS_CHANNEL = 'academy_students';
/** Ids of revoked sessions: every process forgets them at once. */
export const REVOKED_CHANNEL = 'academy_revoked';

/** Whom a change concerns besides the managers. */
export type Concerned = readonly StudentId[] | 'all';

/** As it travels between the processes. A student's screen gets the hint only. */
export interface HintForStudents extends StudentHint {
  students: Concerned;
}

/** Students in one message: the database carries at most 8,000 bytes. */
const AT_ONCE = 300;

const send = async (tx: Tx, channel: string, ...payloads: readonly string[]) =>
  void (await tx.execute(
    sql`select ${notifying(channel, sql`payload`)} from unnest(${sql.param(payloads)}::text[]) as message (payload)`,
  ));

/** The notification of the managers' screens, as a part of a larger statement. */
export const notifyingManagers = notifying(
  LIVE_CHANNEL,
  sql`${sql.placeholder('liveEvent')}::text`,
);

export const notifyValues = (event: LiveEvent) => ({ liveEvent: JSON.stringify(event) });

const hint = (students: Concerned, { topic }: LiveEvent) =>
  JSON.stringify({ topic, students } satisfies HintForStudents);

/**
 * Tells every process what changed, when and only when the transaction commits: the managers'
 * screens, and those of the students `for` whom it was done, in a statement each.
 */
export async function notify(tx: Tx, event: LiveEvent, concerned: Concerned = []): Promise<void> {
  await send(tx, LIVE_CHANNEL, JSON.stringify(event));
  if (concerned === 'all') return send(tx, STUDENTS_CHANNEL, hint('all', event));
  const students = [...new Set(concerned)];
  const hints = [];
  for (let first = 0; first < students.length; first += AT_ONCE)
    hints.push(hint(students.slice(first, first + AT_ONCE), event));
  if (hints.length > 0) await send(tx, STUDENTS_CHANNEL, ...hints);
}

export const notifyRevoked = (tx: Tx, sessionId: string): Promise<void> =>
  send(tx, REVOKED_CHANNEL, sessionId);
