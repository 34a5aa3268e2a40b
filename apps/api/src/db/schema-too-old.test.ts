import { expect, inject, test } from 'vitest';
import { ask } from '../testing/postgres/ask';
import { createDatabase, dropDatabase } from '../testing/postgres/databases';
import { knownMigrations, SchemaTooOld } from './pending-migrations-db';
import { migratePostgres } from './postgres/migrate-postgres';

/** A database whose last migration ran at `lastRun`, and what opening it does. */
async function standingAt(lastRun: number): Promise<() => Promise<unknown>> {
  const statement = `update drizzle.__drizzle_migrations set created_at = ${lastRun}`;
  const { serverUrl } = inject('postgres');
  const url = await createDatabase(serverUrl);
  await migratePostgres(url);
  await ask(url, statement);
  return () => migratePostgres(url).finally(() => dropDatabase(serverUrl, url));
}

test('a database from before release 1.0 is refused in a sentence, untouched', async () => {
  const first = knownMigrations()[0]?.when ?? 0;
  const open = await standingAt(first - 1);
  await expect(open()).rejects.toThrow(SchemaTooOld);
});

test('a database at the last migration of the old chain has nothing to run', async () => {
  const last = knownMigrations().at(-1)?.when ?? 0;
  const open = await standingAt(last);
  await expect(open()).resolves.toEqual([]);
});
