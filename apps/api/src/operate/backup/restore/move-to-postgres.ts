import { join } from 'node:path';
import { readFacts } from '../../../db/copy/facts';
import { readPictureKeys } from '../../../db/copy/pictures-named';
import { readRows } from '../../../db/copy/rows';
import { schemaOf } from '../../../db/copy/schema-version';
import { readSequences } from '../../../db/copy/sequences';
import { COUNTERS, readTables } from '../../../db/copy/tables';
import type { Tx } from '../../../db/database';
import { fillEmpty } from '../../../db/postgres/fill-empty';
import type { Session } from '../../../db/postgres/open-session';
import { diskStore } from '../../../store/disk-store';
import { openStore } from '../../../store/open-store';
import { command, OperatorError, wrongUsage } from '../../command';
import { nameOf, readPlaces, type Places } from '../../places';
import { reportUnchanged } from './report-unchanged';
import { openEmptyTarget } from './empty-target';
import { findMissing } from '../pictures';
import { atOneMoment, findDamage } from '../read-facts';
import { printTotals } from '../verify/print-totals';
import { openExisting } from '../take';

const without = COUNTERS;

/**
 * Reads everything as one moment shows it and writes it over; both sides are compared before the
 * target's commit. Answers what was moved.
 */
async function move(source: Tx, target: Session, places: Places) {
  const schema = await schemaOf(source);
  if (schema === undefined)
    throw new OperatorError(
      `The database in ${places.DATA_DIR} was migrated by a newer version: use the newer program.`,
    );
  const facts = await readFacts(source, without);
  const check = async (tx: Tx) => {
    const trouble = await findDamage(tx, facts, without);
    if (trouble.length > 0)
      throw new OperatorError(
        `What arrived is not what was sent, and was taken out again:\n${trouble.join('\n')}`,
      );
  };
  const copy = {
    batches: readRows(source, await readTables(source, without)),
    sequences: () => readSequences(source),
  };
  await fillEmpty(target, { schema, copy, check }).catch(reportUnchanged);
  return { facts, pictures: await readPictureKeys(source) };
}

/**
 * Pictures stay in the data folder, or go into the bucket when one is set. Answers those that are
 * not where the server will look for them.
 */
async function movePictures(places: Places, keys: readonly string[]): Promise<string[]> {
  const [from, to] = [diskStore(join(places.DATA_DIR, 'files')), openStore(places)];
  if (places.S3_BUCKET) {
    for (const key of keys) {
      const bytes = await from.get(key);
      if (bytes) await to.put(bytes, key);
    }
  }
  return findMissing(to, keys);
}

/** `move-to-postgres`: an installation that outgrew the embedded database. */
export const moveToPostgresCommand = command({
  name: 'move-to-postgres',
  about:
    'Copy the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, and compare them.',
  options: {},
  details: [
    'Stop the server first. The embedded database is only read and stays where it is.',
    'Rows, ids, logins and the audit log go over; pictures stay in DATA_DIR, or go into the bucket when the S3 variables are set.',
  ],
  run: async (_, io) => {
    const places = readPlaces(io.environment);
    if (places.DATABASE_URL === undefined)
      throw wrongUsage(
        '`move-to-postgres` needs DATABASE_URL: the empty PostgreSQL database to move into.',
      );
    const embedded = await openExisting(places);
    const { facts, pictures } = await openEmptyTarget(places.DATABASE_URL)
      .then((target) =>
        atOneMoment(embedded.db, (source) => move(source, target, places)).finally(() =>
          target.close(),
        ),
      )
      .finally(() => embedded.close());
    const missing = await movePictures(places, pictures);
    printTotals(facts, io);
    for (const key of missing) io.note(`Missing since before the move: the picture ${key}.`);
    const rows = Object.values(facts.tables).reduce((sum, table) => sum + table.rows, 0);
    io.note(
      `${nameOf(places)} holds all ${rows.toLocaleString('en-US')} rows of ${Object.keys(facts.tables).length} tables, compared one by one.`,
    );
    io.note(
      `Start the server with this DATABASE_URL, and with JWT_KEYS_FILE=${join(places.DATA_DIR, 'auth-keys')} so that nobody is signed out.`,
    );
  },
});
