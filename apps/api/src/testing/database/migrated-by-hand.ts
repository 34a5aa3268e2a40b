import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { migrationsFolder } from '../../db/migrate';
import { createDatabase, dropDatabase } from '../postgres/databases';

/** An empty database, to be brought from release to release by hand. */
export interface Connection {
  run(sql: string): Promise<unknown>;
  read(sql: string): Promise<Record<string, unknown>[]>;
  close(): Promise<unknown>;
}

export async function connectEmpty(): Promise<Connection> {
  const { serverUrl } = inject('postgres');
  const url = await createDatabase(serverUrl);
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    run: (sql) => client.query(sql),
    read: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
    close: () => client.end().then(() => dropDatabase(serverUrl, url)),
  };
}

/** Brings an empty database to where it was before a migration. */
export async function migrateUntil(db: Connection, name: string): Promise<void> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'));
  const before = files.toSorted().filter((file) => file < `${name}.sql`);
  for (const file of before) await runMigration(db, file.slice(0, -'.sql'.length));
}

/** Runs a migration as the program does: all of it or nothing. */
export async function runMigration(db: Connection, name: string): Promise<void> {
  const sql = await readFile(join(migrationsFolder, `${name}.sql`), 'utf8');
  await db.run(`begin; ${sql.replaceAll('--> statement-breakpoint', '')}; commit;`);
}
