import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { MIGRATION_LOCK, migrationsFolder } from '../migrate';
import { pendingMigrations } from '../pending-migrations-db';
import * as schema from '../schema';

/**
 * Brings a PostgreSQL database to the newest schema and answers the names of the migrations that
 * this call ran. On its own connection, because the lock belongs to the connection and because a
 * migration may rightly take longer than the pool's statement_timeout.
 */
export async function migratePostgres(databaseUrl: string): Promise<string[]> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'academy-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema, casing: 'snake_case' });
    const pending = await pendingMigrations(db);
    await migrate(db, { migrationsFolder });
    return pending;
  } finally {
    await client.end();
  }
}
