import { ask } from '../postgres/ask';

/** A value of a type, for a column that needs one and refers to nothing. */
const VALUES: Readonly<Record<string, string>> = {
  bigint: '1',
  boolean: 'true',
  date: "'2026-03-02'",
  integer: '1',
  jsonb: "'{}'",
  smallint: '1',
  text: "'lunch'",
  'timestamp(3) with time zone': "'2026-03-02T00:00:00Z'",
};

/** What a table needs beyond columns that may not be empty: a booking is of one bill. */
const BESIDE: Readonly<Record<string, { column: string; value: string }>> = {
  statement_bookings: {
    column: 'entry_id',
    value: '(select id from deposit_entries order by 1 limit 1)',
  },
};

interface Needed extends Record<string, unknown> {
  column: string;
  type: string;
  /** The table and column that it refers to. */
  table: string | null;
  key: string | null;
}

async function fill(url: string, name: string): Promise<void> {
  const needed = await ask<Needed>(
    url,
    `select a.attname as column, format_type(a.atttypid, a.atttypmod) as type, ref.relname as table, k.attname as key
     from pg_attribute a
     left join pg_constraint f on f.contype = 'f' and f.conrelid = a.attrelid and f.conkey[1] = a.attnum and array_length(f.conkey, 1) = 1
     left join pg_class ref on ref.oid = f.confrelid left join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
     where a.attrelid = '${name}'::regclass and a.attnum > 0 and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
  );
  const values = needed.map(({ column, type, table, key }) => {
    if (table !== null) return `(select ${key} from ${table} order by 1 limit 1)`;
    const value = VALUES[type];
    if (value === undefined) throw new Error(`${name}.${column}: no value of ${type}`);
    return value;
  });
  const beside = BESIDE[name];
  const columns = [...needed.map(({ column }) => column), ...(beside ? [beside.column] : [])];
  const all = [...values, ...(beside ? [beside.value] : [])];
  await ask(url, `insert into ${name} (${columns.join(', ')}) values (${all.join(', ')})`);
}

const TABLES =
  "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1";

/** A row by the catalog for each table that no call of the API has filled. */
export async function fillEmptyTables(url: string): Promise<void> {
  for (const { name } of await ask<{ name: string }>(url, TABLES))
    if ((await ask(url, `select 1 from ${name} limit 1`)).length === 0) await fill(url, name);
}
