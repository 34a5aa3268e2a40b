import type { ManagerId, TerminalId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

/**
 * The academy's own devices, which call without a person. One that was removed stays, because
 * visits name it. The first of them were kiosks, hence the names in the database.
 */
export const terminals = pgTable(
  'kiosks',
  {
    id: idColumn<TerminalId>().generatedAlwaysAsIdentity().primaryKey(),
    name: text().notNull(),
    addedAt: instant().notNull(),
    addedBy: idColumn<ManagerId>()
      .notNull()
      .references(() => managers.id),
    /** SHA-256 of the code, hex; null once it was used. */
    codeHash: text(),
    codeUntil: instant(),
    /** SHA-256 of the device's token, hex: the token itself exists only on the device. */
    tokenHash: text(),
    pairedAt: instant(),
    lastSeenAt: instant(),
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex('kiosks_token_key').on(table.tokenHash),
    uniqueIndex('kiosks_code_key').on(table.codeHash),
    check('kiosks_paired', sql`(${table.pairedAt} is null) = (${table.tokenHash} is null)`),
    check('kiosks_code', sql`(${table.codeHash} is null) = (${table.codeUntil} is null)`),
  ],
);
