import { sql } from 'drizzle-orm';
import { damagedData } from '../data-damaged';
import type { Tx } from '../database';
import { listOf, named, readTables } from './tables';

async function count(tx: Tx, table: string): Promise<number> {
  const {
    rows: [found],
  } = await tx.execute<{ rows: string }>(sql`select count(*)::text as rows from ${named(table)}`);
  return Number(found?.rows ?? 0);
}

/** How a table is to be read from here on: page after page, or by what its index says. */
const readBy = (tx: Tx, by: 'pages' | 'index') =>
  tx.execute(sql`select set_config(name, ${by === 'pages' ? 'on' : 'off'}, true)
    from unnest(array['enable_seqscan', 'enable_bitmapscan']) as name`);

async function lostFromTable(tx: Tx, table: string): Promise<string[]> {
  const inPages = await count(tx, table);
  await readBy(tx, 'index');
  const inIndex = await count(tx, table);
  await readBy(tx, 'pages');
  const [index, pages] = [inIndex, inPages].map((rows) => rows.toLocaleString('en-US'));
  return inIndex === inPages ? [] : [`table ${table}: ${index} rows in its index, ${pages} in it`];
}

interface Reference extends Record<string, unknown> {
  table: string;
  to: string;
  columns: string[];
  keys: string[];
}

async function references(tx: Tx): Promise<Reference[]> {
  const columns = (of: 'conrelid' | 'confrelid', keys: 'conkey' | 'confkey') => sql`array(
    select attname::text from unnest(f.${sql.raw(keys)}) with ordinality k (num, place)
    join pg_attribute on attrelid = f.${sql.raw(of)} and attnum = num order by place)`;
  const { rows } = await tx.execute<Reference>(sql`
    select c.relname as "table", t.relname as "to",
      ${columns('conrelid', 'conkey')} as columns, ${columns('confrelid', 'confkey')} as keys
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace order by 1, 2`);
  return rows;
}

async function lostReferences(tx: Tx, { table, to, columns, keys }: Reference): Promise<string[]> {
  const row = (names: readonly string[], of: 'child' | 'parent') =>
    listOf(names.map((name) => sql`${named(of)}.${named(name)}`));
  const {
    rows: [found],
  } = await tx.execute<{ rows: string }>(sql`
    select count(*)::text as rows from ${named(table)} child
    where (${row(columns, 'child')}) is not null and not exists (
      select from ${named(to)} parent where (${row(keys, 'parent')}) = (${row(columns, 'child')}))`);
  const rows = Number(found?.rows ?? 0);
  return rows === 0
    ? []
    : [`table ${to}: ${rows.toLocaleString('en-US')} rows of ${table} refer to rows that are gone`];
}

/** The months of meals are kept beside their days, and must say the same. */
async function monthsApart(tx: Tx): Promise<string[]> {
  const bits = (meal: 'lunch' | 'dinner') =>
    sql`bit_or(${named(meal)}::int << extract(day from date)::int - 1)`;
  const {
    rows: [found],
  } = await tx.execute<{ rows: string }>(sql`
    select count(*)::text as rows from (select * from meal_months where (lunch | dinner) <> 0) kept
    full join (
      select student_id, to_char(date, 'YYYY-MM') as month, ${bits('lunch')} as lunch, ${bits('dinner')} as dinner
      from reservations where lunch or dinner group by 1, 2
    ) days using (student_id, month)
    where (kept.lunch, kept.dinner) is distinct from (days.lunch, days.dinner)`);
  const rows = Number(found?.rows ?? 0);
  return rows === 0
    ? []
    : [
        `table meal_months: ${rows.toLocaleString('en-US')} rows say other meals than their days in reservations`,
      ];
}

/**
 * Throws `DataDamaged` when rows are gone that were never deleted. A page that the disk gives back
 * as zeros is an empty one to PostgreSQL, with checksums too: nothing fails, its rows read as if
 * they had never been. What they leave behind are entries of the index (counted without the table,
 * for pages that VACUUM has seen) and rows that refer to them, or that were made from them.
 */
export async function refuseLostRows(tx: Tx): Promise<void> {
  const lost: string[] = [];
  const tables = (await readTables(tx, [])).map(({ name }) => name);
  for (const name of tables) lost.push(...(await lostFromTable(tx, name)));
  for (const reference of await references(tx)) lost.push(...(await lostReferences(tx, reference)));
  // An older version's database is backed up before it is migrated, and has no such table yet.
  if (tables.includes('meal_months')) lost.push(...(await monthsApart(tx)));
  if (lost.length > 0) throw damagedData(lost);
}
