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
export const knownMigrations = (folder = migrationsFolder) =>
  journalSchema.parse(JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')))
    .entries;

/** What a database that has had all of them is at. */
export const newestMigration = () => knownMigrations().at(-1)?.tag ?? '';

/**
 * The database comes from before release 1.0, whose first migration is the whole schema. The
 * message gives the way out; nothing in the database was changed.
 */
export class SchemaTooOld extends Error {
  override name = 'SchemaTooOld';

  constructor(lastMigration: Date) {
    super(
      `The database was made before release 1.0 and its last migration is of ${lastMigration.toISOString().slice(0, 10)}: this version cannot bring it up to date. Nothing was changed. Start the last version before 1.0 on it once, then this one (docs/operate.md, Upgrade).`,
    );
  }
}

interface Ledger {
  /** The schema with drizzle's list of those that ran: an academy's own, or drizzle's. */
  ledger?: string | undefined;
  folder?: string | undefined;
}

/**
 * Names of the migrations that this version knows and the database has not had, by drizzle's own
 * rule: later than the last one it ran. Throws `SchemaTooOld` where the first one would run on
 * tables that exist.
 */
export async function pendingMigrations(
  db: Db,
  { ledger = 'drizzle', folder }: Ledger = {},
): Promise<string[]> {
  const known = knownMigrations(folder);
  const ran = sql`${sql.identifier(ledger)}.__drizzle_migrations`;
  const {
    rows: [table],
  } = await db.execute<{ found: boolean }>(
    sql`select to_regclass(format('%I.__drizzle_migrations', ${ledger}::text)) is not null as found`,
  );
  if (!table?.found) return known.map(({ tag }) => tag);
  const {
    rows: [last],
  } = await db.execute<{ at: string | null }>(sql`select max(created_at) as at from ${ran}`);
  const [first] = known;
  if (last?.at && first && Number(last.at) < first.when)
    throw new SchemaTooOld(new Date(Number(last.at)));
  return known.filter(({ when }) => when > Number(last?.at ?? 0)).map(({ tag }) => tag);
}
