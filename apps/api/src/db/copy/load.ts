import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database';
import { writeBatch, type Batch } from './rows';
import { writeSequences, type Sequence } from './sequences';
import { listOf, named, printPlainly, readTables } from './tables';

/** A copy from a file or from another database: first the rows, then the sequences. */
export interface Copy {
  batches: AsyncIterable<Batch>;
  sequences: () => Promise<readonly Sequence[]>;
}

interface Reference {
  table: string;
  name: string;
}

async function readReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await tx.execute<{ table: string; name: string }>(sql`
    select c.relname as "table", f.conname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace and not f.condeferrable order by 1, 2`);
  return rows;
}

const alter = async (
  tx: Tx,
  references: readonly Reference[],
  how: 'deferrable initially deferred' | 'not deferrable',
) => {
  for (const { table, name } of references)
    await tx.execute(
      sql`alter table ${named(table)} alter constraint ${named(name)} ${sql.raw(how)}`,
    );
};

/** Triggers of ours do not run again over rows on which they ran when these were written. */
const setTriggers = async (tx: Tx, tables: Iterable<string>, how: 'enable' | 'disable') => {
  for (const table of tables)
    await tx.execute(sql`alter table ${named(table)} ${sql.raw(how)} trigger user`);
};

/**
 * Fills the empty tables of a migrated database with a copy. One transaction: when anything fails,
 * or `check` throws at the end, the tables are as empty as before. References between rows are
 * checked when all are there, so that tables need no order.
 */
export async function loadCopy(
  db: Db,
  { batches, sequences }: Copy,
  check: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await printPlainly(tx);
    const tables = new Map((await readTables(tx, [])).map((table) => [table.name, table]));
    await tx.execute(
      sql`lock table ${listOf([...tables.keys()].map(named))} in access exclusive mode`,
    );
    const references = await readReferences(tx);
    await alter(tx, references, 'deferrable initially deferred');
    await setTriggers(tx, tables.keys(), 'disable');
    for await (const batch of batches) {
      const table = tables.get(batch.table);
      if (!table) throw new Error(`the copy has a table ${batch.table}, the database has not`);
      await writeBatch(tx, table, batch);
    }
    await writeSequences(tx, await sequences());
    await tx.execute(sql`set constraints all immediate`);
    await alter(tx, references, 'not deferrable');
    await setTriggers(tx, tables.keys(), 'enable');
    await check(tx);
  });
  await db.execute(sql`analyze`);
}
