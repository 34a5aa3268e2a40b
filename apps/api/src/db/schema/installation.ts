import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The one row about the running of the whole installation, whatever process asks. */
export const installation = pgTable(
  'installation',
  {
    id: integer().primaryKey().default(1),
    /**
     * Names this academy in everything that is signed: another database with the same keys accepts
     * nothing of it. Made with the row, and goes where a backup or a move takes the data.
     */
    uid: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** Reading works, writing answers 503 in every process (`operate read-only`). */
    readOnly: boolean().notNull().default(false),
    /** Why, in the operator's words; may be empty. */
    reason: text().notNull().default(''),
    /** When it was switched last; null when it never was. */
    changedAt: instant(),
    /** When the demo academy was filled in; null where it never was. */
    demoSince: instant(),
    /** When the demo was left for a real academy: it does not come back. */
    demoLeftAt: instant(),
  },
  (table) => [check('installation_single_row', sql`${table.id} = 1`)],
);
