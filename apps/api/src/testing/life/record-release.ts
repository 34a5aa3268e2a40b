import { sql } from 'drizzle-orm';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { findProgram, runProgram } from '../../db/postgres/programs';
import { sealAll } from '../../shared/audit/audit-chain-db';
import { otherDatabase } from '../postgres/databases';
import { temporaryFolder } from '../storage/temporary-folder';
import { startTestApp } from '../test-app';
import { fillEmptyTables } from './fill-empty-tables';
import { writeEverywhere } from './write-everywhere';

const OLDEST_SERVER = 15;

/** Keeps what this version writes through all its endpoints, as SQL, for upgrades from it. */
export async function recordRelease(file: URL): Promise<void> {
  const server = await startTestApp();
  const { db } = server.database;
  await writeEverywhere(server);
  await sealAll(db);
  await server.studentToken();
  const [own] = (await db.execute<{ name: string }>(sql`select current_database() as name`)).rows;
  const url = otherDatabase(inject('postgres').serverUrl, own?.name ?? '');
  await fillEmptyTables(url);
  const text = join(temporaryFolder(), 'rows.sql');
  await runProgram(await findProgram('pg_dump', OLDEST_SERVER), url, [
    '--no-owner',
    '--no-privileges',
    '--inserts',
    '--rows-per-insert=200',
    `--file=${text}`,
  ]);
  await server.close();
  // Commands of `psql`, and settings that an older server does not know.
  const statements = readFileSync(text, 'utf8').replaceAll(/^(\\|--|SET ).*\n/gm, '');
  writeFileSync(file, gzipSync(statements, { level: 9 }));
}
