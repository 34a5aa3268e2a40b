import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Db } from '../database';
import { heardClient } from './connection';

/**
 * One connection for long work: without the limits of the server's pool, whatever the database's
 * own defaults are.
 */
export interface Session {
  db: Db;
  /** The server's major version, `15`. */
  version: number;
  /** An academy's among others; undefined: the database is one academy's. */
  schema: string | undefined;
  /** Runs the migrations of a folder (`migrationsUpTo`) that it has not had. */
  migrate(migrationsFolder: string): Promise<void>;
  /** A new connection to the same database, for when this one is broken. */
  again(): Promise<Session>;
  close(): Promise<void>;
}

const OPTIONS =
  '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=10000';

/** The query that needs a broken connection says so. */
const SessionClient = heardClient(() => undefined);

export async function openSession(databaseUrl: string, schema?: string): Promise<Session> {
  const client = new SessionClient({
    connectionString: databaseUrl,
    options: OPTIONS,
    connectionTimeoutMillis: 10_000,
    application_name: 'academy-operate',
  });
  await client.connect();
  const {
    rows: [server],
  } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  if (schema !== undefined)
    await client.query(`set search_path to ${client.escapeIdentifier(schema)}`);
  const db = drizzle(client, { casing: 'snake_case' });
  return {
    db,
    version: Math.floor(Number(server?.version ?? 0) / 10_000),
    schema,
    migrate: (migrationsFolder) =>
      migrate(db, {
        migrationsFolder,
        ...(schema !== undefined && { migrationsSchema: schema }),
      }),
    again: () => openSession(databaseUrl, schema),
    close: () => client.end(),
  };
}
