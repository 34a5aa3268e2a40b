import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { limits } from '../../db/schema';

/** This many attempts under one key, counted from the first for `seconds`. */
export interface Budget {
  key: string;
  limit: number;
  seconds: number;
}

interface Spent {
  key: string;
  count: number;
  expiresAt: Date;
}

/**
 * Counts one attempt under every key at once and answers each count. Sorted, so that two
 * processes lock in one order.
 */
export async function spendBudgets(
  db: Db | Tx,
  budgets: readonly Budget[],
  now: Date,
): Promise<Spent[]> {
  const sorted = budgets.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const keys = sql.param(sorted.map(({ key }) => key));
  const ends = sql.param(
    sorted.map(({ seconds }) => new Date(now.getTime() + seconds * 1000).toISOString()),
  );
  // The instant in a CTE: Citus refuses a parameter behind `on conflict` of an `insert … select`.
  const { rows } = await db.execute<{ key: string; count: number; ms: string }>(sql`
    with present (at) as (select ${now.toISOString()}::timestamptz)
    insert into limits as l (key, count, expires_at)
    select key, 1, ends from unnest(${keys}::text[], ${ends}::timestamptz[]) as fresh (key, ends)
    on conflict (key) do update set
      count = case when l.expires_at <= (select at from present) then 1 else l.count + 1 end,
      expires_at = case when l.expires_at <= (select at from present) then excluded.expires_at else l.expires_at end
    returning key, count, (extract(epoch from expires_at) * 1000)::bigint as ms`);
  return rows.map(({ key, count, ms }) => ({ key, count, expiresAt: new Date(Number(ms)) }));
}

/**
 * Whether this key is new; it is forgotten after `until`. Two who ask at once take
 * turns.
 */
export async function claimOnce(tx: Tx, key: string, until: Date): Promise<boolean> {
  const taken = await tx
    .insert(limits)
    .values({ key, count: 1, expiresAt: until })
    .onConflictDoNothing()
    .returning({ key: limits.key });
  return taken.length > 0;
}

/** Takes one attempt back under every key. */
export async function refundBudgets(db: Db | Tx, keys: readonly string[]): Promise<void> {
  await db.execute(
    sql`update limits set count = count - 1 where key = any(${sql.param([...keys])}::text[]) and count > 0`,
  );
}

/**
 * A shared budget is spread over this many rows: a single one would be what all of them wait for.
 */
const ROWS = 16;

export const spreadKeys = (key: string): string[] =>
  Array.from({ length: ROWS }, (_, row) => `${key}:${row}`);

/** How often a shared budget was spent. */
export async function readSpread(db: Db, key: string, now: Date): Promise<number> {
  const {
    rows: [found],
  } = await db.execute<{ count: number }>(sql`
    select coalesce(sum(count), 0)::int as count from limits
    where key = any(${sql.param(spreadKeys(key))}::text[]) and expires_at > ${now.toISOString()}::timestamptz`);
  return found?.count ?? 0;
}

/** Forgets what is over. */
export async function sweepBudgets(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from limits where expires_at <= ${now.toISOString()}::timestamptz`);
}
