import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

interface Column extends Record<string, unknown> {
  table: string;
  column: string;
  type: string;
}

/** Where any of these texts is in the database, in any column of any table. */
export async function findText(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await db.execute<Column>(sql`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY')
    order by 1, 2`);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const name = sql.identifier(column);
    const read =
      type === 'bytea'
        ? sql`encode(${name}, 'escape')`
        : type === 'ARRAY'
          ? sql`to_json(${name})::text`
          : sql`${name}::text`;
    const { rows } = await db.execute<{ said: string }>(sql`
      select left(${read}, 300) as said from ${sql.identifier(table)}
      where exists (select from unnest(${sql.param([...texts])}::text[]) as word where position(word in ${read}) > 0)`);
    found.push(...rows.map(({ said }) => `${table}.${column}: ${said}`));
  }
  return found;
}
