import { randomUUID } from 'node:crypto';
import { migratePostgres } from '../../db/postgres/migrate-postgres';
import { execute } from './execute';

/** The same server, another database. */
export function otherDatabase(url: string, name: string): string {
  const [, head, query = ''] = /^([^?]*\/)[^/?]*(\?.*)?$/.exec(url) ?? [];
  if (!head) throw new Error(`not a PostgreSQL URL: ${url}`);
  return `${head}${name}${query}`;
}

/** Creates an empty database on the server, or a copy of another one; returns its URL. */
export async function createDatabase(
  serverUrl: string,
  { template }: { template?: string } = {},
): Promise<string> {
  const name = `academy_test_${randomUUID().replaceAll('-', '')}`;
  await execute(
    serverUrl,
    `create database ${name}${template ? ` template ${template} strategy file_copy` : ` template template0 encoding 'UTF8' locale 'C'`}`,
  );
  return otherDatabase(serverUrl, name);
}

/** Drops a database, also while others are connected. */
export const dropDatabase = (serverUrl: string, url: string) =>
  execute(serverUrl, `drop database if exists ${databaseName(url)} with (force)`);

/** The last part of the URL's path. */
const databaseName = (url: string): string => /\/([^/?]+)(\?.*)?$/.exec(url)?.[1] ?? '';

/**
 * A database with the newest schema, to copy from: copying takes milliseconds, migrating does not.
 */
export async function createTemplate(serverUrl: string): Promise<string> {
  const url = await createDatabase(serverUrl);
  await migratePostgres(url);
  return databaseName(url);
}
