import { sql } from 'drizzle-orm';
import type { Tx } from '../database';
import { COUNTERS, LOGINS } from '../copy/tables';
import { findProgram, runProgram, type Program } from './programs';

/** Owner and rights are those of the restoring role. */
const ANYBODYS = ['--no-owner', '--no-privileges'];

/**
 * Writes the whole database into `file` (`pg_dump -Fc`) as the open transaction sees it, so that
 * what was counted in it is what the file holds. The transaction must be `repeatable read`.
 */
export async function dumpDatabase(
  tx: Tx,
  databaseUrl: string,
  { file, serverVersion }: { file: string; serverVersion: number },
): Promise<Program> {
  const program = await findProgram('pg_dump', serverVersion);
  const {
    rows: [snapshot],
  } = await tx.execute<{ id: string }>(sql`select pg_export_snapshot() as id`);
  const without = [...COUNTERS, ...LOGINS].map((table) => `--exclude-table-data=public.${table}`);
  await runProgram(program, databaseUrl, [
    '--format=custom',
    `--snapshot=${snapshot?.id ?? ''}`,
    '--lock-wait-timeout=10s',
    ...ANYBODYS,
    ...without,
    `--file=${file}`,
  ]);
  return program;
}

/**
 * Reads such a file into an empty database, all of it or nothing: one transaction, ended by the
 * first error.
 */
export async function restoreDatabase(
  databaseUrl: string,
  { file, writtenBy, serverVersion }: { file: string; writtenBy: number; serverVersion: number },
): Promise<void> {
  const program = await findProgram('pg_restore', Math.max(writtenBy, serverVersion));
  await runProgram(program, databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    ...ANYBODYS,
    file,
  ]);
}
