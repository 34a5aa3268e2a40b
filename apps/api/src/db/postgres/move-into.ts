import { atOneMoment, findDamage } from '../copy/compare';
import { readFacts, type Facts } from '../copy/facts';
import { readPictureKeys } from '../copy/pictures-named';
import { readRows } from '../copy/rows';
import { schemaOf } from '../copy/schema-version';
import { readSequences } from '../copy/sequences';
import { COUNTERS, readTables } from '../copy/tables';
import type { Db, Tx } from '../database';
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
