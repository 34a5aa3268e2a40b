import type { ManagerId } from '@academy/domain/ids';
import { managerRoleSchema } from '@academy/domain/login';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';

/** A signup waits as PENDING for an admin (PRODUCT, Accounts). */
export const managerStatuses = ['PENDING', 'ACTIVE', 'DISABLED'] as const;

export const managers = pgTable('managers', {
  id: idColumn<ManagerId>().generatedAlwaysAsIdentity().primaryKey(),
  /** Kept as typed, unique whatever the case. */
  username: text().notNull(),
  name: text().notNull(),
  /** argon2id, PHC string. */
  passwordHash: text().notNull(),
  role: word(managerRoleSchema.options).notNull().default('MANAGER'),
  status: word(managerStatuses).notNull().default('PENDING'),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
}, (table) => [
  uniqueIndex('managers_username_key').on(sql`lower(${table.username})`),
  check('managers_role', isOneOf(table.role, managerRoleSchema.options)),
  check('managers_status', isOneOf(table.status, managerStatuses)),
]);
