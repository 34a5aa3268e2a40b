import { sql } from 'drizzle-orm';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Db, Tx } from '../database';
import { migrationsFolder } from '../migrate';
import { LEDGER } from './tables';

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});
const JOURNAL = join('meta', '_journal.json');
const readJournal = () =>
  journalSchema.parse(JSON.parse(readFileSync(join(migrationsFolder, JOURNAL), 'utf8')));

/**
 * The name of the last migration that a database had; undefined when it had none, or one that this
 * version does not know: it is newer.
 */
export async function schemaOf(db: Db | Tx): Promise<string | undefined> {
  // An academy among others has drizzle's list in its own schema.
  const {
    rows: [ledger],
  } = await db.execute<{ name: string | null }>(
    sql`select coalesce(to_regclass(format('%I.${sql.raw(LEDGER)}', current_schema())), to_regclass('drizzle.${sql.raw(LEDGER)}'))::text as name`,
  );
  if (!ledger?.name) return undefined;
  const {
    rows: [last],
  } = await db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from ${sql.raw(ledger.name)}`,
  );
  return readJournal().entries.find(({ when }) => String(when) === last?.at)?.tag;
}

export const isKnownSchema = (tag: string): boolean =>
  readJournal().entries.some((entry) => entry.tag === tag);

/**
 * Lends a folder with the migrations up to this one: yesterday's rows go into yesterday's tables,
 * and are migrated as the database was.
 */
export async function withMigrationsUpTo<T>(
  tag: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal();
    const last = journal.entries.findIndex((entry) => entry.tag === tag);
    writeFileSync(
      join(folder, JOURNAL),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
    );
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
