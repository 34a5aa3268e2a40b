import { sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { listOf, named, printPlainly, type Table } from './tables';

/** Values as PostgreSQL prints them; null is no value. */
export type Row = (string | null)[];

/** Some rows of one table. A copy is many of them, table after table. */
export interface Batch {
  table: string;
  columns: string[];
  rows: Row[];
}

const BATCH = 500;

async function* readTable(tx: Tx, { name, columns }: Table): AsyncGenerator<Batch> {
  const values = listOf(
    columns.map((column, index) => sql`${named(column.name)}::text as ${named(`c${index}`)}`),
  );
  await tx.execute(sql`declare copied no scroll cursor for select ${values} from ${named(name)}`);
  for (;;) {
    const { rows } = await tx.execute<Record<string, string | null>>(
      sql.raw(`fetch ${BATCH} from copied`),
    );
    if (rows.length === 0) break;
    yield {
      table: name,
      columns: columns.map((column) => column.name),
      rows: rows.map((row) => columns.map((_, index) => row[`c${index}`] ?? null)),
    };
  }
  await tx.execute(sql`close copied`);
}

/**
 * Every row of these tables as text, which every PostgreSQL reads back as exactly the same values.
 */
export async function* readRows(tx: Tx, tables: readonly Table[]): AsyncGenerator<Batch> {
  await printPlainly(tx);
  for (const table of tables) yield* readTable(tx, table);
}

/** Writes rows that `readRows` read into a table that may be on another driver, ids included. */
export async function writeBatch(
  tx: Tx,
  { name, columns: all }: Table,
  { columns, rows }: Batch,
): Promise<void> {
  const typed = columns.map((column) => {
    const type = all.find((one) => one.name === column)?.type;
    if (type === undefined)
      throw new Error(`the copy has a column ${name}.${column}, the database has not`);
    return { column, type };
  });
  const arrays = listOf(
    typed.map((_, index) => sql`${sql.param(rows.map((row) => row[index] ?? null))}::text[]`),
  );
  const aliases = listOf(typed.map((_, index) => named(`c${index}`)));
  const values = listOf(
    typed.map(({ type }, index) => sql`${named(`c${index}`)}::${sql.raw(type)}`),
  );
  await tx.execute(sql`
    insert into ${named(name)} (${listOf(typed.map(({ column }) => named(column)))}) overriding system value select ${values} from unnest(${arrays}) as copied(${aliases})`);
}
