import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Db } from './database';
import { migrationsFolder } from './migrate';

const journalSchema = z.object({
  entries: z.array(z.object({ when: z.number(), tag: z.string() })),
});

/**
 * The migrations of this version, oldest first: `when` is what drizzle writes down of one that ran.
 */
export const knownMigrations = () =>
  journalSchema.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')),
  ).entries;

/**
 * Names of the migrations that this version knows and the database has not had, by drizzle's own
 * rule: later than the last one it ran.
 */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const {
    rows: [table],
  } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!table?.found) return knownMigrations().map(({ tag }) => tag);
  const {
    rows: [last],
  } = await db.execute<{ at: string | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  return knownMigrations()
    .filter(({ when }) => when > Number(last?.at ?? 0))
    .map(({ tag }) => tag);
}
