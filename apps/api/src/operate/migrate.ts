import { hasCluster } from '../db/embedded/cluster';
import { knownMigrations, pendingMigrations } from '../db/pending-migrations-db';
import { migratePostgres } from '../db/postgres/migrate-postgres';
import { openPostgres } from '../db/postgres/open-postgres';
import { checkAll, migrateAll } from './academies/migrate-all';
import { command, OperatorError, wrongUsage, type CommandIo } from './command';
import { nameOf, reach, placesOf, type Places } from './places';

/** Asking must not create: a folder without a database lacks everything. */
const isNothingThere = ({ DATABASE_URL, DATA_DIR }: Places) =>
  DATABASE_URL === undefined && !hasCluster(DATA_DIR);

async function pendingOf(places: Places): Promise<string[]> {
  if (isNothingThere(places)) return knownMigrations().map(({ tag }) => tag);
  const { url, stop } = await reach(places);
  const database = openPostgres(url);
  return pendingMigrations(database.db)
    .finally(() => database.close())
    .finally(stop);
}

async function check(places: Places, io: CommandIo): Promise<void> {
  const pending = await pendingOf(places);
  for (const name of pending) io.print(name);
  if (pending.length > 0)
    throw new OperatorError(
      `${nameOf(places)} lacks these migrations. Run them: npm run operate -- migrate`,
    );
  io.note(`${nameOf(places)} is up to date.`);
}

async function migrate(places: Places): Promise<string[]> {
  const { url, stop } = await reach(places);
  return migratePostgres(url).finally(stop);
}

/**
 * `migrate`: the schema of this version, once, however many processes ask for it at the same time.
 */
export const migrateCommand = command({
  name: 'migrate',
  about: 'Bring the database to the schema of this version; several processes at once do it once.',
  ofAcademy: true,
  options: {
    check: { type: 'boolean', about: 'Only list what is missing; exit code 3 when something is.' },
  },
  details: [
    'The server does the same when it starts. Run it beforehand to know that it went well before the new version is let in.',
  ],
  ofAll: ({ options }, io) => (options.check ? checkAll(io) : migrateAll(io)),
  run: async ({ options }, io) => {
    const places = placesOf(io);
    if (places.schema !== undefined)
      throw wrongUsage('`migrate` does all academies: leave out --academy.');
    if (options.check) return check(places, io);
    const done = await migrate(places);
    for (const name of done) io.print(name);
    io.note(
      `${nameOf(places)} is up to date${done.length > 0 ? '; what was run now stands above' : ''}.`,
    );
  },
});
