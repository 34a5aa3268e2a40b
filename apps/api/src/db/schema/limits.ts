import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Attempts counted per key (`student-login:phone:<sha>`, `manager-login:ip:…`), shared by all
 * processes. UNLOGGED (migration 0001): a crash empties it, which only forgives; writing it costs
 * no fsync.
 */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** The window's end: from then on the next attempt starts at one again. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('limits_expires_at_idx').on(table.expiresAt)],
);
