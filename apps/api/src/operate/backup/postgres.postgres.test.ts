import { sql } from 'drizzle-orm';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { tablesIn } from '../../db/postgres/emptiness';
import { openSession } from '../../db/postgres/open-session';
import { BUSY_NOW, busyAcademy, HARD_TEXT } from '../../testing/busy-academy';
import { operator } from '../../testing/operator';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { temporaryFolder } from '../../testing/temporary-folder';

let academy: Awaited<ReturnType<typeof busyAcademy>>;
/** The PostgreSQL database that the academy was moved to. */
let moved: string;

const { serverUrl } = inject('postgres');
const run = (databaseUrl: string, ...argv: string[]) => operator({ DATABASE_URL: databaseUrl, DATA_DIR: academy.dataDir }, BUSY_NOW, ...argv);

async function emptyDatabase(): Promise<string> {
  const url = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, url));
  return url;
}

/** What one query answers. */
async function ask<Row extends Record<string, unknown>>(url: string, query: string): Promise<Row[]> {
  const { db, close } = await openSession(url);
  return db.execute<Row>(sql.raw(query)).then(({ rows }) => rows).finally(close);
}

async function tables(url: string): Promise<string[]> {
  const { db, close } = await openSession(url);
  return tablesIn(db).finally(close);
}

let result: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  academy = await busyAcademy();
  moved = await createDatabase(serverUrl);
  result = await run(moved, 'move-to-postgres');
});
afterAll(async () => {
  await dropDatabase(serverUrl, moved);
  await academy.remove();
});

/** Takes a backup of the moved academy and answers its folder. */
async function takeBackup(): Promise<string> {
  const { exit, said, noted } = await run(moved, 'backup', '--to', temporaryFolder());
  expect({ exit, noted }).toMatchObject({ exit: 0 });
  return said;
}

test('a moved database', () => {
  expect(result).toMatchObject({ exit: 0, noted: expect.stringContaining('compared one by one') });
});
