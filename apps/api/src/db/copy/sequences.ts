import { sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { LEDGER } from './tables';

/** State of a table's id sequence: the next one is `last`, or after it when `called`. */
export interface Sequence {
  name: string;
  last: string;
  called: boolean;
}

async function namesOf(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace and not starts_with(relname, ${LEDGER}) order by relname`);
  return rows.map(({ name }) => name);
}

export async function readSequences(tx: Tx): Promise<Sequence[]> {
  const sequences: Sequence[] = [];
  for (const name of await namesOf(tx)) {
    const {
      rows: [state],
    } = await tx.execute<{ last: string; called: boolean }>(
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    );
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}

/** An id that was given out and deleted is not given out again. */
export async function writeSequences(tx: Tx, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last, called } of sequences)
    await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${last}::bigint, ${called})`);
}

/** Tables whose next id exists already, one line each: the first insert would fail there. */
export async function sequencesBehind(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ table: string; column: string; sequence: string }>(sql`
    select c.relname as "table", a.attname as "column", pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attidentity <> '' order by 1`);
  const behind: string[] = [];
  for (const { table, column, sequence } of rows) {
    const [schema = '', name = ''] = sequence.split('.');
    const {
      rows: [state],
    } = await tx.execute<{ behind: boolean }>(sql`
      select exists (select from ${sql.identifier(table)}, ${sql.identifier(schema)}.${sql.identifier(name)} s
        where ${sql.identifier(column)} > s.last_value or (${sql.identifier(column)} = s.last_value and not s.is_called)) as behind`);
    if (state?.behind) behind.push(`table ${table}: the next id exists already`);
  }
  return behind;
}
