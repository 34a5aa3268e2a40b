import type { ManagerId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

/** A manager's authenticator app. No row: none was begun. */
export const secondFactors = pgTable('second_factors', {
  managerId: idColumn<ManagerId>()
    .primaryKey()
    .references(() => managers.id, { onDelete: 'cascade' }),
  /** Sealed with a key that is not in the database: a backup alone makes no codes. */
  sealedSecret: text().notNull(),
  begunAt: instant().notNull(),
  /** Null until a code proved that the app has it; until then it is not asked for. */
  confirmedAt: instant(),
  /** The time step of the last code that was used: none of it or before it opens again. */
  lastStep: integer(),
  /** SHA-256 of each recovery code that was not used; they hold 80 random bits. */
  recoveryHashes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
});
