import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table's key with their fields, in the key's order. */
export function keyOf(table: PgTable): readonly (readonly [field: string, PgColumn])[] {
  const { primaryKeys, columns } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const fields = Object.entries(getTableColumns(table));
  return key.flatMap(({ name }) => fields.filter(([, column]) => column.name === name));
}

/** `2026-11-20 17 3`: what a row is called by its key. */
export const idOf = (table: PgTable, row: Readonly<Record<string, unknown>>): string =>
  keyOf(table)
    .map(([field]) => String(row[field]))
    .join(' ');

export const inKeyOrder = (table: PgTable): SQL[] => keyOf(table).map(([, column]) => asc(column));

/** `2026-11-20 17 3`: the parts of a key. The last one may have blanks. */
function partsOf(id: string, count: number): string[] {
  const words = id.split(' ');
  return [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
}

/** Which rows have one of these keys; one parameter for each column of it. */
export function isAmongKeys(table: PgTable, ids: readonly string[]): SQL {
  const columns = keyOf(table).map(([, column]) => column);
  const parts = ids.map((id) => partsOf(id, columns.length));
  const lists = columns.map(
    (column, at) =>
      sql`${sql.param(parts.map((part) => part[at]))}::${sql.raw(column.getSQLType())}[]`,
  );
  return sql`(${sql.join(columns, sql`, `)}) in (select * from unnest(${sql.join(lists, sql`, `)}))`;
}
