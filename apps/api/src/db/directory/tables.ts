import { sql } from 'drizzle-orm';
import { bigint, pgSchema, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { instant, word } from '../schema/columns';

/**
 * The directory of a house of many academies: which there are, and where each one's data is. Kept
 * beside the academies in a schema of its own, with migrations of its own.
 */
export const directory = pgSchema('directory');

/** Triggers tell every change of its rows here; the payload is empty, the rows are the truth. */
export const DIRECTORY_CHANNEL = 'academy_directory';

/** A PostgreSQL that has schemas of academies. */
export const servers = directory.table('servers', {
  name: text().primaryKey(),
  /** The environment variable that holds its connection string: secrets are in no row. */
  urlVariable: text().notNull(),
});

/**
 * `suspended`: not served, the data stays. `moving`: read only, while its data goes to another
 * server.
 */
export const ACADEMY_STATES = ['active', 'suspended', 'moving'] as const;

export const academies = directory.table('academies', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  /** What the operator calls it. */
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** Of its data, on whichever server; also the name of its folder of files. It never changes. */
  schema: text().notNull().unique(),
  server: text()
    .notNull()
    .references(() => servers.name),
  /** Where browsers find its two apps: another name for each, or one name with two ports. */
  studentHost: text().notNull().unique(),
  adminHost: text().notNull().unique(),
  /** The academy that is its head office; null: it has none. An office has no office itself. */
  office: text().references((): AnyPgColumn => academies.slug),
  state: word(ACADEMY_STATES).notNull().default('active'),
  /** The last migration that its schema had (`0012_mock_results`); empty: none. */
  schemaVersion: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
});

/** When each academy has work in the background; a trigger makes the row with the academy. */
export const due = directory.table('due', {
  academyId: bigint({ mode: 'bigint' })
    .primaryKey()
    .references(() => academies.id, { onDelete: 'cascade' }),
  /** It is looked at from then on. */
  at: instant().notNull().defaultNow(),
  /** Counts writes: a turn that was under way looks again. */
  marks: bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`),
  /** Until then it belongs to the process that took it. */
  takenUntil: instant(),
  /** When what is over was forgotten last. */
  sweptAt: instant(),
});

export type Academy = typeof academies.$inferSelect;
