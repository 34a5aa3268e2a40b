import { groupBy } from '@academy/domain/collections';
import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../database';

interface Column {
  name: string;
  /** As PostgreSQL writes it: `bigint`, `timestamp(3) with time zone`, `text[]`. */
  type: string;
}

/**
 * A table as the database itself describes it: what is copied does not depend on what this version
 * of the program knows.
 */
export interface Table {
  name: string;
  columns: Column[];
}

/** Attempt counters in an UNLOGGED table: a crash resets them, backups skip them. */
export const COUNTERS = ['limits'];

/**
 * Sessions. Backups leave them out: a restore must not sign anyone back in, and a stolen backup
 * opens no account (ADR 0196).
 */
export const LOGINS = ['refresh_tokens', 'push_subscriptions', 'sessions'];

/** Drizzle's list of the migrations that ran, in the schema of an academy among others. */
export const LEDGER = '__drizzle_migrations';

/** What a backup does not carry. */
export const NOT_IN_BACKUPS = [...COUNTERS, ...LOGINS];

/** The portal's tables but the named ones, by name; columns in order, without computed ones. */
export async function readTables(db: Db | Tx, without: readonly string[]): Promise<Table[]> {
  const { rows } = await db.execute<{ table: string; name: string; type: string }>(sql`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> ${LEDGER} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const tables = groupBy(
    rows.filter(({ table }) => !without.includes(table)),
    ({ table }) => table,
  );
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
  }));
}

export const named = (name: string): SQL => sql`${sql.identifier(name)}`;

/** `a, b, c` */
export const listOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/**
 * Makes this transaction print values in one way on every server: instants in UTC, dates as ISO,
 * all digits of a fraction.
 */
export async function printPlainly(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config(name, value, true) from (values
    ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'iso_8601'), ('extra_float_digits', '1'), ('bytea_output', 'hex'), ('search_path', quote_ident(current_schema()))) settings (name, value)`);
}
