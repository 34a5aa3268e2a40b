import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open';
import { pendingMigrations } from '../db/pending-migrations-db';
import { openPostgres } from '../db/postgres/open-postgres';
import { environmentSchema, parseEnvironment } from '../env';
import { OperatorError } from './command';

/** Where the data are: the only part of the environment that every command needs. */
const placesSchema = z.pick(z.object(environmentSchema.shape), {
  DATABASE_URL: true,
  DATA_DIR: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
});

export type Places = z.output<typeof placesSchema>;

/** Reads them as the server does, but asks for no keys. Throws `EnvError`. */
export const readPlaces = (environment: Readonly<Record<string, string | undefined>>): Places =>
  parseEnvironment(placesSchema, environment);

/** Which database that is, without user and password. */
export function nameOf({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Places, 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (DATABASE_URL === undefined) return `the embedded database in ${DATA_DIR}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL ${host}${pathname}`;
}

const listed = (names: readonly string[]) => names.join(', ');

/**
 * Opens that database for a command. PostgreSQL is taken as it is and refused when migrations are
 * missing: a command must not upgrade a running installation by the way. The embedded database
 * belongs to one process, so that it is brought up to date.
 */
export async function openPlace(places: Places): Promise<Database> {
  if (places.DATABASE_URL === undefined) return openDatabase({ dataDir: places.DATA_DIR });
  const database = openPostgres(places.DATABASE_URL);
  try {
    const pending = await pendingMigrations(database.db);
    if (pending.length > 0)
      throw new OperatorError(
        `${nameOf(places)} lacks migrations: ${listed(pending)}.\nRun first: npm run operate -- migrate`,
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens it, does the work and closes it, whatever happens. */
export async function withDatabase<T>(
  places: Places,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openPlace(places);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
