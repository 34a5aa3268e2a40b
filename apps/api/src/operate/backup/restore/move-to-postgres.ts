import { join } from 'node:path';
import type { Db } from '../../../db/database';
import { runDatabase } from '../../../db/embedded/run-database';
import { moveInto, rowsOf } from '../../../db/postgres/move-into';
import { diskStore } from '../../../store/disk-store';
import { openStore } from '../../../store/open-store';
import { command, wrongUsage } from '../../command';
import { nameOf, readPlaces, type Places } from '../../places';
import { reportUnchanged } from './report-unchanged';
import { openEmptyTarget } from './empty-target';
import { findMissing } from '../pictures';
import { printTotals } from '../verify/print-totals';
import { withEmbedded } from '../take';

async function move(source: Db, databaseUrl: string) {
  const target = await openEmptyTarget(databaseUrl);
  return moveInto(target, source)
    .catch(reportUnchanged)
    .finally(() => target.close());
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
    const databaseUrl = places.DATABASE_URL;
    // Not beside a server: what it saves after the copy would stay behind.
    const { facts, pictures } = await withEmbedded(
      places,
      ({ db }) => move(db, databaseUrl),
      runDatabase,
    );
    const missing = await movePictures(places, pictures);
    printTotals(facts, io);
    for (const key of missing) io.note(`Missing since before the move: the picture ${key}.`);
    io.note(
      `${nameOf(places)} holds all ${rowsOf(facts).toLocaleString('en-US')} rows of ${Object.keys(facts.tables).length} tables, compared one by one.`,
    );
    io.note(
      `Start the server with this DATABASE_URL, and with JWT_KEYS_FILE=${join(places.DATA_DIR, 'auth-keys')} so that nobody is signed out.`,
    );
  },
});
