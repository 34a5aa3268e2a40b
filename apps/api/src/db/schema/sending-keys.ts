import type { ManagerId } from '@academy/domain/ids';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

/** `push`: the key by which push services know the academy, made when it is first needed. */
export const KEPT_KEYS = ['text', 'mail', 'push'] as const;

/** The academy's own keys for what sends its messages; no row: it has none. */
export const sendingKeys = pgTable(
  'sending_keys',
  {
    name: word(KEPT_KEYS).primaryKey(),
    /** Sealed with a key that is not in the database: a backup alone sends nothing. */
    sealed: text().notNull(),
    /** The number or address that messages come from. */
    sender: text(),
    /** The last four characters of the key. */
    keyEnd: text(),
    savedAt: instant().notNull(),
    /** Null: the program made it. */
    savedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [check('sending_keys_name', isOneOf(table.name, KEPT_KEYS))],
);
