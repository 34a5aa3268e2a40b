import type { Tracing } from '../../tracing/tracing';
import type { Database } from '../database';
import { damageIn } from '../database-error-kind';
import { migratePostgres } from '../postgres/migrate-postgres';
import { openPostgres } from '../postgres/open-postgres';
import { clusterIn } from './cluster';
import { DatabaseDamaged } from './database-damaged';
import { runDatabase, type RunOptions } from './run-database';

interface EmbeddedOptions extends RunOptions {
  tracing?: Pick<Tracing, 'query'> | undefined;
}

/**
 * The database of a data folder, run by this process and brought to the newest schema: a PostgreSQL
 * as in production, not reachable from outside (ADR 0430).
 */
export async function openEmbedded(
  dataDir: string,
  { tracing, ...options }: EmbeddedOptions = {},
): Promise<Database> {
  const { url, stop } = await runDatabase(dataDir, options);
  try {
    await migratePostgres(url);
  } catch (error) {
    await stop();
    const damage = damageIn(error);
    if (damage === null) throw error;
    throw new DatabaseDamaged(clusterIn(dataDir), damage, { cause: error });
  }
  const database = openPostgres(url, options.onError, tracing);
  return {
    ...database,
    kind: 'embedded',
    close: () => database.close().finally(stop),
  };
}
