import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { databaseErrorKind } from '../database-error-kind';
import { MIGRATION_LOCK, migrationsFolder } from '../migrate';
import { pendingMigrations } from '../pending-migrations-db';
import { heardClient } from './connection';

/** The query that needs a broken connection says so. */
const MigrationClient = heardClient(() => undefined);

const ATTEMPTS = 5;
const RETRY_MS = 1_000;

/** Schemas are migrated side by side, each by one process at a time. */
async function lockAndEnter(client: Client, schema: string | undefined): Promise<void> {
  if (schema === undefined) {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return;
  }
  await client.query('select pg_advisory_lock(hashtextextended($1, $2))', [schema, MIGRATION_LOCK]);
  await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`);
  await client.query(`set search_path to ${client.escapeIdentifier(schema)}`);
}

interface Target {
  /** Whose tables: a schema of an academy among others; left out: the database is one academy's. */
  schema?: string;
  /** Left out: those of an academy. */
  folder?: string;
}

async function migrateOnce(
  databaseUrl: string,
  { schema, folder = migrationsFolder }: Target,
): Promise<string[]> {
  const client = new MigrationClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'academy-migrate',
  });
  try {
    await client.connect();
    await lockAndEnter(client, schema);
    const db = drizzle(client, { casing: 'snake_case' });
    const pending = await pendingMigrations(db, { ledger: schema, folder });
    await migrate(db, {
      migrationsFolder: folder,
      ...(schema !== undefined && { migrationsSchema: schema }),
    });
    return pending;
  } finally {
    await client.end();
  }
}

/**
 * Brings a PostgreSQL database to the newest schema and answers the names of the migrations that
 * this call ran. On its own connection, because the lock belongs to the connection and because a
 * migration may rightly take longer than the pool's statement_timeout. Migrations run in one
 * transaction: when the connection is lost, or the server is not back yet, they start over. A
 * schema that is not there is made.
 */
export async function migratePostgres(databaseUrl: string, target: Target = {}): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await migrateOnce(databaseUrl, target);
    } catch (error) {
      if (databaseErrorKind(error) !== 'busy' || attempt === ATTEMPTS) throw error;
      await wait(RETRY_MS);
    }
}
