import type { Tracing } from '../tracing/tracing';
import type { Database } from './database';
import { openEmbedded } from './embedded/open-embedded';
import { migratePostgres } from './postgres/migrate-postgres';
import { openPostgres } from './postgres/open-postgres';

export interface OpenOptions {
  /** `postgres://…`: a PostgreSQL server (15 or newer). */
  databaseUrl?: string | undefined;
  /** Without a URL: the folder of the embedded database. */
  dataDir?: string | undefined;
  /**
   * Told what happens in the background (a lost connection, failed maintenance). It recovers by
   * itself: for the log.
   */
  onError?: ((error: unknown) => void) | undefined;
  /** Hears in a sentence what was done to data of an earlier version. */
  onNote?: ((sentence: string) => void) | undefined;
  /** Follows each statement. */
  tracing?: Pick<Tracing, 'query'> | undefined;
}

/**
 * Opens the database that the options name and brings it to the newest schema. Throws `FolderInUse`
 * when the folder has a server already.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  onError,
  onNote,
  tracing,
}: OpenOptions): Promise<Database> {
  if (!databaseUrl) {
    if (!dataDir) throw new Error('neither a database nor a folder for one');
    return openEmbedded(dataDir, { onError, onNote, tracing });
  }
  await migratePostgres(databaseUrl);
  return openPostgres(databaseUrl, onError, tracing);
}
