import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';

/** Who is signed in, what was answered, and the log: what a read or a repetition may touch. */
const BOOKS = new Set([
  'audit_chain',
  'audit_log',
  'audit_unsealed',
  'idempotency_keys',
  'limits',
  'refresh_tokens',
  'sessions',
]);

/** A digest of every table of the academy, by its name: two are equal when nothing was written. */
export async function contentOf(db: Db | Tx): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const digests = tables
    .filter(({ name }) => !BOOKS.has(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digest from ${sql.identifier(name)} t`,
    );
  const { rows } = await db.execute<{ name: string; digest: string }>(
    sql.join(digests, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
