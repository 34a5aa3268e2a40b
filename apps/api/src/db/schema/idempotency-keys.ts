import type { StudentId } from '@academy/domain/ids';
import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { students } from './students';

/**
 * The answer to each write that came with an `Idempotency-Key`, for 24 hours. Written in the
 * transaction of the write itself: the row exists exactly when the write happened, so a retry after
 * a crash or a lost answer can rely on it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    key: text().notNull(),
    /** SHA-256 of method, path and body, hex: another request under the same key is refused. */
    requestHash: text().notNull(),
    /** Null only inside the transaction that is doing the work. */
    response: json(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [table.studentId, table.key] }),
    index('idempotency_keys_expires_at_idx').on(table.expiresAt),
  ],
);
