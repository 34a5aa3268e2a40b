import type { Tracing } from '../tracing/tracing';
import type { Database } from './database';
import { openEmbedded } from './embedded/open-embedded';
import { migratePostgres } from './postgres/migrate-postgres';
import { openPostgres } from './postgres/open-postgres';

export interface OpenOptions {
  /** `postgres://…`: a PostgreSQL server (15 or newer). */
  databaseUrl?: string | undefined;
  /**
   * Without a URL: the folder of the embedded database. Without both it lives in memory and dies
   * with the process.
   */
  dataDir?: string | undefined;
  /**
   * Told what happens in the background (a lost connection, failed maintenance). It recovers by
   * itself: for the log.
   */
  onError?: ((error: unknown) => void) | undefined;
  /** Follows each statement on PostgreSQL. */
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
  tracing,
}: OpenOptions): Promise<Database> {
  if (!databaseUrl) return openEmbedded(dataDir, { onError });
  await migratePostgres(databaseUrl);
  return openPostgres(databaseUrl, onError, tracing);
}
