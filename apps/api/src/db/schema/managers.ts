import { AREAS, type Area, managerRoleSchema } from '@academy/domain/rights';
import { accountStatusSchema } from '@academy/domain/accounts';
import type { ManagerId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';

/**
 * Every area: what accounts had before areas could be kept from them. New ones are inserted with
 * their own (`newAccount`).
 */
const allAreas = sql.raw(`'{${AREAS.join(',')}}'`);

/** A signup waits as PENDING for an admin. */
export const managers = pgTable(
  'managers',
  {
    id: idColumn<ManagerId>().generatedAlwaysAsIdentity().primaryKey(),
    /** Kept as typed, unique whatever the case. */
    username: text().notNull(),
    name: text().notNull(),
    /** argon2id, PHC string. */
    passwordHash: text().notNull(),
    role: word(managerRoleSchema.options).notNull().default('MANAGER'),
    status: word(accountStatusSchema.options).notNull().default('PENDING'),
    areas: text().array().$type<Area[]>().notNull().default(allAreas),
    /** Of a head office's account: the branches that it was given, by their slugs. */
    branches: text().array().notNull().default([]),
    /** The password is temporary: it allows only changing it, and ends at `temporaryUntil`. */
    mustChangePassword: boolean().notNull().default(false),
    temporaryUntil: instant(),
    approvedAt: instant(),
    approvedBy: idColumn<ManagerId>().references((): AnyPgColumn => managers.id),
    lastLoginAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('managers_username_key').on(sql`lower(${table.username})`),
    check('managers_areas', sql`${table.areas} <@ ${allAreas}::text[]`),
    check(
      'managers_temporary_password',
      sql`${table.mustChangePassword} = (${table.temporaryUntil} is not null)`,
    ),
    check('managers_role', isOneOf(table.role, managerRoleSchema.options)),
    check('managers_status', isOneOf(table.status, accountStatusSchema.options)),
  ],
);
