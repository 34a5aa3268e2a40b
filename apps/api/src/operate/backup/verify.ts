import { loadCopy } from '../../db/copy/load';
import { withMigrationsUpTo } from '../../db/copy/schema-version';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { MayNotCreate, withScratchDatabase } from '../../db/postgres/scratch-database';
import { openStore } from '../../store/open-store';
import { command, OperatorError } from '../command';
import { nameOf, readPlaces, type Places } from '../places';
import { findMissing } from './pictures';
import { atOneMoment, NOT_IN_BACKUPS, troubleIn } from './read-facts';
import { restoreIntoPostgres, troubleOfPostgres } from './restore-into';
import { readRowsFile } from './rows-file';
import { sayTotals } from './say-totals';
import { openExisting } from './take';
import { openBackup, type WholeBackup } from './whole';

function sayRight(error: unknown): never {
  if (!(error instanceof MayNotCreate)) throw error;
  throw new OperatorError(
    `The user ${error.message} may not create databases, and verifying needs one of its own. Let an administrator say: alter role ${error.message} createdb\nOr restore into an empty database yourself, and verify that: verify <backup> --live`,
  );
}

/** Restores it where nobody is: rows into memory, a dump into a database of its own on the server of DATABASE_URL. Throws when it is not whole. */
async function rehearse({ DATABASE_URL }: Places, backup: WholeBackup): Promise<void> {
  const { file, manifest } = backup;
  if (manifest.database.kind === 'dump') {
    if (DATABASE_URL === undefined)
      throw new OperatorError(
        'This backup is of a PostgreSQL database: set DATABASE_URL to a server whose user may create databases. The database that it names is not touched.',
      );
    return withScratchDatabase(DATABASE_URL, (scratchUrl) =>
      restoreIntoPostgres(scratchUrl, backup),
    ).catch(sayRight);
  }
  await withMigrationsUpTo(manifest.schema, async (migrations) => {
    const database = await openEmbedded(undefined, { migrations });
    const check = async (trouble: string[]) => {
      if (trouble.length > 0) throw differs('The restored backup', trouble);
    };
    await loadCopy(database.db, readRowsFile(file), async (tx) =>
      check(await troubleIn(tx, manifest, NOT_IN_BACKUPS)),
    ).finally(() => database.close());
  });
}

const differs = (what: string, trouble: readonly string[]) =>
  new OperatorError(`${what} differs from what was backed up:\n${trouble.join('\n')}`);

async function compareLive(places: Places, backup: WholeBackup): Promise<void> {
  const trouble =
    places.DATABASE_URL === undefined
      ? await troubleOfEmbedded(places, backup)
      : await troubleOfPostgres(places.DATABASE_URL, backup);
  const missing = await findMissing(openStore(places), backup.manifest.files.keys);
  const all = [...trouble, ...missing.map((key) => `picture ${key}: not in the store`)];
  if (all.length > 0) throw differs(nameOf(places), all);
}

async function troubleOfEmbedded(places: Places, { manifest }: WholeBackup): Promise<string[]> {
  const { db, close } = await openExisting(places);
  return atOneMoment(db, (tx) => troubleIn(tx, manifest, NOT_IN_BACKUPS)).finally(close);
}

/** `verify`: that a backup can be restored, before somebody has to. */
export const verifyCommand = command({
  name: 'verify',
  about:
    'Restore a backup into a scratch database and compare rows, money, seats and points with what was backed up.',
  words: ['backup'],
  options: {
    live: {
      type: 'boolean',
      about:
        'Compare the database of the environment instead: right after a restore, before the server starts.',
    },
  },
  details: [
    'A backup of PostgreSQL needs DATABASE_URL with a user who may create databases; the database that it names is not touched.',
  ],
  run: async ({ words: [folder = ''], options }, desk) => {
    const places = readPlaces(desk.environment);
    const backup = await openBackup(folder);
    await (options.live ? compareLive(places, backup) : rehearse(places, backup));
    sayTotals(backup.manifest, desk);
    desk.note(
      `${options.live ? nameOf(places) : 'The backup, restored into a scratch database,'} is what was backed up at ${backup.manifest.createdAt}: every table, every sum, ${backup.manifest.files.keys.length} pictures.`,
    );
  },
});
