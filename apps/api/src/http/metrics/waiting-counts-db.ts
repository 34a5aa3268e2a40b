import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

/** How much of one kind waits, and since when in seconds its oldest. */
export interface Waiting {
  count: number;
  oldestSeconds: number;
}

type Row = { count: string; since: string | null };

const waiting = ({ count, since }: Row, now: Date): Waiting => ({
  count: Number(count),
  oldestSeconds: since === null ? 0 : Math.max(0, (now.getTime() - Number(since)) / 1000),
});

/** What the outbox holds that is due by now. */
export async function countDueMessages(db: Db, now: Date): Promise<Waiting> {
  const {
    rows: [row],
  } = await db.execute<Row>(sql`
    select count(*) as count, extract(epoch from min(next_at)) * 1000 as since from messages
    where state in ('waiting', 'sending') and next_at <= ${now.toISOString()}`);
  return waiting(row ?? { count: '0', since: null }, now);
}

/** Messages of the last day that did not go, and those known since then not to have arrived. */
export async function countFailedMessages(db: Db, now: Date): Promise<Record<string, number>> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const { rows } = await db.execute<{ failure: string; count: string }>(sql`
    select failure, count(*) as count from messages
    where failure is not null and (
      created_at > ${dayAgo.toISOString()} and state in ('waiting', 'dead')
      or delivery = 'failed' and settled_at > ${dayAgo.toISOString()})
    group by 1`);
  return Object.fromEntries(rows.map(({ failure, count }) => [failure, Number(count)]));
}

/** Entries of the log that have no link of the chain yet. */
export async function countUnsealed(db: Db, now: Date): Promise<Waiting> {
  const {
    rows: [row],
  } = await db.execute<Row>(sql`
    select count(*) as count, extract(epoch from min(a.at)) * 1000 as since
    from audit_unsealed join audit_log a on a.id = audit_id`);
  return waiting(row ?? { count: '0', since: null }, now);
}
