import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { MIGRATION_LOCK, migrationsFolder } from '../migrate';

/**
 * Brings a PostgreSQL database to the newest schema. On its own connection, because the lock belongs to the connection and
 * because a migration may rightly take longer than the pool's statement_timeout.
 */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'academy-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
