import { shiftMonth, seoulMonth } from '@academy/domain/time';
import type { Endpoint } from '@academy/domain/http';
import { sql } from 'drizzle-orm';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import { writeEverywhere } from '../../testing/life/write-everywhere';
import { insertStudent } from '../../testing/data/a-student';
import { signInMealClient } from '../../testing/crash/meal-client';
import { ask } from '../../testing/postgres/ask';
import { otherDatabase } from '../../testing/postgres/databases';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { MONDAY, startTestApp } from '../../testing/test-app';
import { migrationsFolder } from '../migrate';
import { migratePostgres } from '../postgres/migrate-postgres';

/** More than there are connections, so that each has read the statements of a save before. */
const SAVERS = 12;
const month = shiftMonth(seoulMonth(new Date(MONDAY)), 2);

/** What a release may do beside the one before (docs/release.md, Back): it adds to every table. */
const adding = (tables: readonly string[]) => [
  ...tables.flatMap((table) => [
    `alter table "${table}" add column added_text text not null default ''`,
    `alter table "${table}" add column added_day date`,
    `create index on "${table}" (added_day)`,
  ]),
  'create table added_later (id bigint primary key generated always as identity)',
];

/** The migrations of a release after this one. */
function laterMigrations(statements: readonly string[]): string {
  const folder = temporaryFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  writeFileSync(join(folder, '9999_later.sql'), statements.join(';--> statement-breakpoint\n'));
  return folder;
}

/** What managers read without a parameter. */
const reads = Object.values(endpointTables)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter(
    ({ access, method, path, query }) =>
      access === 'manager' && method === 'GET' && !path.includes('{') && !query,
  );

test('a process of the release before saves on while every table is migrated, and does all of its work afterwards', async () => {
  const server = await startTestApp();
  onTestFinished(() => server.close());
  const { db } = server.database;
  const { rows } = await db.execute<{ name: string; own: string }>(
    sql`select relname as name, current_database() as own from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`,
  );
  const url = otherDatabase(inject('postgres').serverUrl, rows[0]?.own ?? '');
  const phones = Array.from({ length: SAVERS }, (_, n) => `010100000${String(n).padStart(2, '0')}`);
  for (const phone of phones) await insertStudent(db, { phone });
  const api = `${server.url}/api`;
  const savers = await Promise.all(phones.map((phone) => signInMealClient(api, phone, month)));
  const over = new AbortController();
  let saves = 0;
  const saving = Promise.all(
    savers.map((saver) => saver.savePatiently(api, over.signal, () => (saves += 1))),
  );
  const more = async (count: number) => {
    const goal = saves + count;
    const arrived = vi.waitFor(() => expect(saves).toBeGreaterThan(goal), 20_000);
    // A save that is refused fails the test at once.
    await Promise.race([arrived, saving]);
  };

  await more(100);
  const folder = laterMigrations(adding(rows.map(({ name }) => name)));
  expect(await migratePostgres(url, { folder })).toEqual(['9999_later']);
  await more(100);
  over.abort();
  await saving;
  const numbers = await Promise.all(savers.map((saver) => saver.readNumber(api)));
  expect(numbers).toEqual(savers.map(({ acknowledged }) => acknowledged));

  const { refused, admin } = await writeEverywhere(server);
  expect(refused).toEqual([]);
  const failed: string[] = [];
  for (const { path } of reads) {
    const { status, text } = await server.call('GET', `/api${path}`, { token: admin });
    if (status >= 500) failed.push(`${path}: ${status} ${text}`);
  }
  expect(failed).toEqual([]);
  expect(await ask(url, "select 1 from students where added_text <> ''")).toEqual([]);
});
