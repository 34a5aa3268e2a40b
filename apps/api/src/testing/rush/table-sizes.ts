import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

export async function rowsOf(db: Db, text: string): Promise<Record<string, unknown>[]> {
  return (await db.execute(sql.raw(text))).rows;
}

/** Every table that has rows: how many, and its bytes with and without its indexes. */
export const tableSizes = (db: Db) =>
  rowsOf(
    db,
    `
  select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as data, pg_indexes_size(oid)::float8 as indexes
  from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples > 0 order by pg_total_relation_size(oid) desc`,
  );
