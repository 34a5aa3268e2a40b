import type { ManagerId, StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, index, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

/**
 * The answer to each write that came with an `Idempotency-Key`, for 24 hours. Written in the
 * transaction of the write itself: the row exists exactly when the write happened, so a retry after
 * a crash or a lost answer can rely on it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a student's or a manager's. */
    studentId: idColumn<StudentId>().references(() => students.id),
    managerId: idColumn<ManagerId>().references(() => managers.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of method, path and body, hex: another request under the same key is refused. */
    requestHash: text().notNull(),
    /** Null only inside the transaction that is doing the work. */
    response: json(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_student_key').on(table.studentId, table.key),
    uniqueIndex('idempotency_keys_manager_key').on(table.managerId, table.key),
    check(
      'idempotency_keys_one_owner',
      sql`num_nonnulls(${table.studentId}, ${table.managerId}) = 1`,
    ),
    index('idempotency_keys_expires_at_idx').on(table.expiresAt),
  ],
);
