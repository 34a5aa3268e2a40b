import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { joinDatabase, type ReachedDatabase } from '../db/embedded/join-database';
import { pendingMigrations } from '../db/pending-migrations-db';
import { migratePostgres } from '../db/postgres/migrate-postgres';
import { openPostgres } from '../db/postgres/open-postgres';
import { openServer } from '../db/postgres/open-server';
import { environmentSchema, parseEnvironment } from '../env';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { OperatorError, type CommandIo } from './command';

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

export interface Places extends z.output<typeof placesSchema> {
  /** An academy's among others; undefined: the database is one academy's. */
  schema?: string | undefined;
}

/** Reads them as the server does, but asks for no keys. Throws `EnvError`. */
export const readPlaces = (environment: Readonly<Record<string, string | undefined>>): Places =>
  parseEnvironment(placesSchema, environment);

/** Those of a command: of the academy that it was given, if it was given one. */
export const placesOf = ({ environment, schema }: CommandIo): Places => ({
  ...readPlaces(environment),
  schema,
});

/** Where its pictures are. */
export const storeOf = (places: Places): Store => openStore(places, places.schema);

/** Which database that is, without user and password. */
export function nameOf({
  DATABASE_URL,
  DATA_DIR,
  schema,
}: Pick<Places, 'DATABASE_URL' | 'DATA_DIR' | 'schema'>): string {
  if (DATABASE_URL === undefined) return `the embedded database in ${DATA_DIR}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL ${host}${pathname}${schema === undefined ? '' : `, schema ${schema}`}`;
}

const listed = (names: readonly string[]) => names.join(', ');

/**
 * Where that database is reached, and the way to leave it: the embedded one is started for a
 * command when no server runs it.
 */
export const reach = ({ DATABASE_URL, DATA_DIR }: Places): Promise<ReachedDatabase> =>
  DATABASE_URL === undefined
    ? joinDatabase(DATA_DIR)
    : Promise.resolve({ url: DATABASE_URL, isShared: true, stop: async () => undefined });

/** A command must not upgrade a running installation by the way. */
async function refuseUnlessUpToDate({ db }: Database, places: Places): Promise<void> {
  const pending = await pendingMigrations(db, { ledger: places.schema });
  if (pending.length > 0)
    throw new OperatorError(
      `${nameOf(places)} lacks migrations: ${listed(pending)}.\nRun first: npm run operate -- migrate`,
    );
}

function open(url: string, schema: string | undefined): Database {
  if (schema === undefined) return openPostgres(url);
  const server = openServer(url);
  return { ...server.database(schema), close: server.close };
}

/**
 * Opens it, does the work and closes it, whatever happens. An embedded database that no server runs
 * is brought up to date; any other is refused when it is not.
 */
export async function withDatabase<T>(
  places: Places,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { url, isShared, stop } = await reach(places);
  try {
    if (!isShared) await migratePostgres(url);
    const database = open(url, places.schema);
    return await refuseUnlessUpToDate(database, places)
      .then(() => work(database))
      .finally(() => database.close());
  } finally {
    await stop();
  }
}
