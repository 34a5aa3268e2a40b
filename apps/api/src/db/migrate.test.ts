import { sql } from 'drizzle-orm';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database';
import type { Database } from './database';
import { migrationsFolder } from './migrate';
import * as schema from './schema';

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const readJson = async <T>(...path: string[]): Promise<T> =>
  JSON.parse(await readFile(join(migrationsFolder, ...path), 'utf8'));
const journal = () => readJson<Journal>('meta', '_journal.json');

test('every migration of the folder has run', async () => {
  const { entries } = await journal();
  const { rows } = await database.db.execute<{ created_at: string }>(
    sql`select created_at from drizzle.__drizzle_migrations order by id`,
  );
  expect(rows.map((row) => Number(row.created_at))).toEqual(entries.map((entry) => entry.when));
});

test('the journal only goes forward: drizzle skips a migration that is older than the last one it ran', async () => {
  const times = (await journal()).entries.map((entry) => entry.when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('the migrations lead to exactly the tables that the code describes', async () => {
  const newest = (await journal()).entries.at(-1);
  const snapshot = await readJson<ReturnType<typeof generateDrizzleJson>>(
    'meta',
    `${String(newest?.idx).padStart(4, '0')}_snapshot.json`,
  );
  const described = generateDrizzleJson({ ...schema }, snapshot.id, undefined, 'snake_case');
  expect(await generateMigration(snapshot, described)).toEqual([]);
});

test('limits are unlogged, everything else is logged', async () => {
  const { rows } = await database.db.execute(sql`
    select relname from pg_class where relkind = 'r' and relpersistence <> 'p' and relnamespace = 'public'::regnamespace`);
  expect(rows).toEqual([{ relname: 'limits' }]);
});
