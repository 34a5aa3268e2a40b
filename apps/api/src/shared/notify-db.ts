import type { LiveEvent } from '@academy/domain/live';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

/** Hints for the managers' screens (`liveEventSchema`). */
export const LIVE_CHANNEL = 'academy';
/** Ids of revoked sessions: every process forgets them at once. */
export const REVOKED_CHANNEL = 'academy_revoked';

const send = async (tx: Tx, channel: string, payload: string) =>
  void (await tx.execute(sql`select pg_notify(${channel}, ${payload})`));

/** Tells every process what changed, when and only when the transaction commits. */
export const notify = (tx: Tx, event: LiveEvent): Promise<void> =>
  send(tx, LIVE_CHANNEL, JSON.stringify(event));

export const notifyRevoked = (tx: Tx, sessionId: string): Promise<void> =>
  send(tx, REVOKED_CHANNEL, sessionId);
