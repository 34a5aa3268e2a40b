import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../testing/postgres/databases';
import { migrationsFolder } from './migrate';

/** Two academies in one database, each in a schema of its own. */
let client: pg.Client;
let url = '';
beforeAll(async () => {
  url = await createDatabase(inject('postgres').serverUrl);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const schema of ['north', 'south']) {
    await client.query(`create schema ${schema}`);
    await client.query(`set search_path to ${schema}`);
    await migrate(drizzle(client, { casing: 'snake_case' }), {
      migrationsFolder,
      migrationsSchema: schema,
    });
  }
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('postgres').serverUrl, url);
});

async function found(query: string): Promise<unknown[]> {
  const { rows } = await client.query<{ found: unknown }>(query);
  return rows.map((row) => row.found);
}

test('nothing of an academy is outside its schema', async () => {
  expect(
    await found(`
      select relname as found from pg_class where relnamespace = 'public'::regnamespace
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select typname from pg_type where typnamespace = 'public'::regnamespace`),
  ).toEqual([]);
  const [north, south] = await Promise.all(
    ['north', 'south'].map((schema) =>
      found(
        `select relname as found from pg_class where relnamespace = '${schema}'::regnamespace order by 1`,
      ),
    ),
  );
  expect(south).toEqual(north);
  expect(south?.length).toBeGreaterThan(100);
});

test('no key refers from one schema to another', async () => {
  expect(
    await found(
      `select conname as found from pg_constraint c join pg_class t on t.oid = c.confrelid where c.connamespace <> t.relnamespace`,
    ),
  ).toEqual([]);
});

test('the triggers of a schema work on its own tables, whatever the caller has open', async () => {
  await client.query(`set search_path to south`);
  await client.query(
    `insert into north.audit_log (at, actor_kind, actor_name, action, entity) values (now(), 'system', '', 'seal', 'demo')`,
  );
  expect(await found(`select count(*)::int as found from north.audit_unsealed`)).toEqual([1]);
  expect(await found(`select count(*)::int as found from south.audit_unsealed`)).toEqual([0]);
  expect(
    await found(`
      select p.oid::regprocedure::text as found from pg_proc p
      where pronamespace::regnamespace::text in ('north', 'south')
        and proconfig is distinct from array['search_path=' || pronamespace::regnamespace]`),
  ).toEqual([]);
});

/** What Citus refuses in a schema that it moves between servers, though PostgreSQL takes it. */
const REFUSED: readonly [why: string, form: RegExp][] = [
  ['a schema by its name', /"?\bpublic"?\."/],
  ['a CHECK that names its table', /CHECK \(.*"\w+"\."\w+"/],
  ['a transition table', /REFERENCING (?:NEW|OLD) TABLE/],
];

test.each(REFUSED)('no migration has %s', (_, form) => {
  const lines = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((name) => readFileSync(join(migrationsFolder, name), 'utf8').split('\n'));
  expect(lines.filter((line) => form.test(line))).toEqual([]);
});
