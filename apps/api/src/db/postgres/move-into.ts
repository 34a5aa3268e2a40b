import { sql } from 'drizzle-orm';
import { atOneMoment, findDamage } from '../copy/compare';
import { readFacts, type Facts } from '../copy/facts';
import { readPictureKeys } from '../copy/pictures-named';
import { readRows } from '../copy/rows';
import { schemaOf } from '../copy/schema-version';
import { readSequences } from '../copy/sequences';
import { COUNTERS, listOf, named, readTables } from '../copy/tables';
import type { Db, Tx } from '../database';
import { databaseErrorKind } from '../database-error-kind';
import { fillEmpty } from './fill-empty';
import type { Session } from './open-session';

/** What arrived is not what was sent; the target is empty again. */
export class CopyDiffers extends Error {}

/** The source was migrated by a newer version, whose tables this one does not know. */
export class SchemaTooNew extends Error {
  constructor() {
    super('The database was migrated by a newer version: use the newer program.');
  }
}

/** Tries to get every table's lock. */
const ATTEMPTS = 5;

/**
 * Does work while all tables are read and none is written, nor ever again: a write that waited for
 * the end, or comes later, is refused as by a server that is read only.
 */
export async function whileAndAfterReadOnly<T>(db: Db, work: () => Promise<T>): Promise<T> {
  let isLocked = false;
  const locked = () => {
    isLocked = true;
    return work();
  };
  for (let attempt = 1; ; attempt += 1)
    try {
      return await lockAndWork(db, locked);
    } catch (error) {
      // Who writes may hold one table and wait for another that is locked already.
      const kind = databaseErrorKind(error);
      if (isLocked || attempt === ATTEMPTS || (kind !== 'retry' && kind !== 'busy')) throw error;
    }
}

const lockAndWork = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    const names = (await readTables(tx, [])).map(({ name }) => named(name));
    await tx.execute(sql`lock table ${listOf(names)} in exclusive mode`);
    const done = await work();
    await tx.execute(
      sql`create or replace function refuse_moved() returns trigger language plpgsql as $$ begin raise exception 'this data was moved' using errcode = 'read_only_sql_transaction'; end $$`,
    );
    for (const name of names)
      await tx.execute(
        sql`create or replace trigger refuse_moved before insert or update or delete on ${name} for each statement execute function refuse_moved()`,
      );
    return done;
  });

interface Moved {
  facts: Facts;
  /** Keys of the pictures that the database names. */
  pictures: string[];
}

/**
 * Copies all rows as one moment shows them into an empty PostgreSQL database, logins and all, and
 * compares both sides before the target's commit.
 */
export const moveInto = (target: Session, source: Db): Promise<Moved> =>
  atOneMoment(source, async (tx) => {
    const schema = await schemaOf(tx);
    if (schema === undefined) throw new SchemaTooNew();
    const facts = await readFacts(tx, COUNTERS);
    const check = async (there: Tx) => {
      const trouble = await findDamage(there, facts, COUNTERS);
      if (trouble.length > 0)
        throw new CopyDiffers(
          `What arrived is not what was sent, and was taken out again:\n${trouble.join('\n')}`,
        );
    };
    const copy = {
      batches: readRows(tx, await readTables(tx, COUNTERS)),
      sequences: () => readSequences(tx),
    };
    await fillEmpty(target, { schema, copy, check });
    return { facts, pictures: await readPictureKeys(tx) };
  });

/** Of all tables together. */
export const rowsOf = ({ tables }: Facts): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
