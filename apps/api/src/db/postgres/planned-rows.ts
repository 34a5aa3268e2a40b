import { Column, is, SQL } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, type NodePgClient } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from '../database';

type Schema = Record<string, never>;
type Prepare = NodePgSession<Schema, Schema>['prepareQuery'];
type Fields = NonNullable<Parameters<Prepare>[1]>;
type MapRows = NonNullable<Parameters<Prepare>[4]>;

interface Decoder {
  mapFromDriverValue: (value: unknown) => unknown;
}

/** What maps a field's values; undefined where it is neither a column nor an expression. */
function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field;
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  // Only `mapWith`, which sets it, is public.
  return is(expression, SQL) ? Reflect.get(expression, 'decoder') : undefined;
}

const { mapFromDriverValue: asItIs } = Column.prototype;

/** Undefined for rows with objects in them: a left join may leave these null. */
function planRows(fields: Fields): MapRows | undefined {
  const plan: [key: string, decoder: Decoder | null][] = [];
  for (const { path, field } of fields) {
    const decoder = decoderOf(field);
    if (path[0] === undefined || path.length > 1 || !decoder) return undefined;
    plan.push([path[0], decoder.mapFromDriverValue === asItIs ? null : decoder]);
  }
  return (rows) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      let at = 0;
      for (const [key, decoder] of plan) {
        const value = values[at];
        row[key] = value === null || decoder === null ? value : decoder.mapFromDriverValue(value);
        at += 1;
      }
      return row;
    });
}

/**
 * Plans once per statement how values become rows: drizzle asks again for every value of every
 * row, a fifth of the work of a list of ten thousand. Transactions make sessions of drizzle's own.
 */
class PlannedSession extends NodePgSession<Schema, Schema> {
  override prepareQuery: Prepare = (query, fields, name, isArray, mapRows, ...rest) =>
    super.prepareQuery(
      query,
      fields,
      name,
      isArray,
      mapRows ?? (fields && planRows(fields)),
      ...rest,
    );
}

/** As `drizzle(client)`, with rows that are made by a plan. */
export function plannedDrizzle(client: NodePgClient): Db {
  const dialect = new PgDialect({ casing: 'snake_case' });
  return new NodePgDatabase(dialect, new PlannedSession(client, dialect, undefined), undefined);
}
