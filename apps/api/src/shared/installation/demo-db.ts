import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { notifying } from '../../db/notifying';
import { installation } from '../../db/schema';
import { REVOKED_CHANNEL } from '../notify-db';

/** Whether the demo academy fills the database, and whether it was left for good. */
export async function readDemo(db: Db | Tx): Promise<{ isDemo: boolean; wasLeft: boolean }> {
  const [row] = await db
    .select({ since: installation.demoSince, leftAt: installation.demoLeftAt })
    .from(installation);
  const wasLeft = Boolean(row?.leftAt);
  return { isDemo: Boolean(row?.since) && !wasLeft, wasLeft };
}

/** Notes that the demo academy was filled in, or left. */
export async function noteDemo(
  tx: Tx,
  note: { demoSince: Date } | { demoLeftAt: Date },
  now: Date,
): Promise<void> {
  await tx
    .insert(installation)
    .values({ ...note, changedAt: now })
    .onConflictDoUpdate({ target: installation.id, set: note });
}

/** The last is drizzle's list of migrations, where the academy is one of many. */
const KEPT = ['installation', 'holidays', '__drizzle_migrations'];

/**
 * Ends all logins and empties every table but the official holidays and what concerns the
 * installation, the log and the ledger of the demo too: their guards are triggers, and triggers
 * sleep for a replica. Only a superuser may do that, which the embedded database's user is.
 */
export async function emptyAcademy(tx: Tx): Promise<void> {
  await tx.execute(sql`select ${notifying(REVOKED_CHANNEL, sql`id::text`)} from sessions`);
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`do $$ begin execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = current_schema() and tablename not in (${sql.raw(KEPT.map((name) => `'${name}'`).join(', '))})
  ); end $$`);
  await tx.execute(sql`delete from holidays where source <> 'public'`);
}
