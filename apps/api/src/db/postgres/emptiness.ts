import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../database';
import type { Session } from './open-session';

/** Everything in the database that is not PostgreSQL's own nor an extension's. */
const ours = (oid: string) =>
  sql.raw(`
  n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%' and not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`);

/**
 * Names of the tables and views that a database has, or a schema of it: none, and it is empty.
 */
export async function tablesIn(db: Db | Tx, schema?: string): Promise<string[]> {
  const there = schema === undefined ? sql`true` : sql`n.nspname = ${schema}`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${there} and ${ours('c.oid')} order by 1`);
  return rows.map(({ name }) => name);
}

async function sweep({ db, schema }: Session): Promise<void> {
  if (schema !== undefined) return dropSchema(db, schema);
  await db.transaction(async (tx) => {
    for (const table of await tablesIn(tx))
      await tx.execute(sql.raw(`drop table ${table} cascade`));
    const { rows } = await tx.execute<{ name: string }>(
      sql`select oid::regprocedure::text as name from pg_proc p where pronamespace = current_schema()::regnamespace and ${sql.raw("not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')")}`,
    );
    for (const { name } of rows) await tx.execute(sql.raw(`drop function ${name} cascade`));
    const { rows: types } = await tx.execute<{ name: string }>(
      sql`select t.oid::regtype::text as name from pg_type t where t.typnamespace = current_schema()::regnamespace and t.typtype = 'e' and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
    );
    for (const { name } of types) await tx.execute(sql.raw(`drop type ${name} cascade`));
    await tx.execute(sql`drop schema if exists drizzle cascade`);
  });
}

/** With everything that is in it; one that is not there is no trouble. */
export const dropSchema = async (db: Db | Tx, schema: string): Promise<void> =>
  void (await db.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`));

export const renameSchema = async (db: Db | Tx, from: string, to: string): Promise<void> =>
  void (await db.execute(
    sql`alter schema ${sql.identifier(from)} rename to ${sql.identifier(to)}`,
  ));

/**
 * Does work that fills an empty database. When it fails, everything is taken out again, over a
 * connection of its own: the first may be what failed.
 */
export async function emptyUnlessDone(session: Session, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const again = await session.again();
    await sweep(again).finally(again.close);
    throw error;
  }
}

export async function readEncoding(db: Db): Promise<string> {
  const {
    rows: [server],
  } = await db.execute<{ encoding: string }>(
    sql`select current_setting('server_encoding') as encoding`,
  );
  return server?.encoding ?? '';
}
