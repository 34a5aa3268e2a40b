import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseErrorKind } from '../database-error-kind';
import { MIGRATION_LOCK, migrationsFolder } from '../migrate';
import { pendingMigrations } from '../pending-migrations-db';
import { heardClient } from './connection';

/** The query that needs a broken connection says so. */
const MigrationClient = heardClient(() => undefined);

const ATTEMPTS = 5;
const RETRY_MS = 1_000;

async function migrateOnce(databaseUrl: string): Promise<string[]> {
  const client = new MigrationClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'academy-migrate',
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { casing: 'snake_case' });
    const pending = await pendingMigrations(db);
    await migrate(db, { migrationsFolder });
    return pending;
  } finally {
    await client.end();
  }
}

/**
 * Brings a PostgreSQL database to the newest schema and answers the names of the migrations that
 * this call ran. On its own connection, because the lock belongs to the connection and because a
 * migration may rightly take longer than the pool's statement_timeout. Migrations run in one
 * transaction: when the connection is lost, or the server is not back yet, they start over.
 */
export async function migratePostgres(databaseUrl: string): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await migrateOnce(databaseUrl);
    } catch (error) {
      if (databaseErrorKind(error) !== 'busy' || attempt === ATTEMPTS) throw error;
      await wait(RETRY_MS);
    }
}
