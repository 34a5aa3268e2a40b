import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn } from './id-column';

/**
 * The chain over the audit log: one link for each entry, in the order of sealing. Append-only by
 * triggers (migration 0001), but for the salt, which goes when the entry is emptied because a
 * person is erased: the emptied entry then gets a link of its own.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    /** 1, 2, 3 … without a gap. */
    position: idColumn<string>().primaryKey(),
    /** No reference: that an entry is missing must be possible to say. */
    auditId: idColumn<string>().notNull(),
    /**
     * Random, so that a name or a number cannot be guessed from `personal` once it was erased; null
     * afterwards.
     */
    salt: text(),
    /** SHA-256 over the salt and what of the entry erasing a person may empty, hex. */
    personal: text().notNull(),
    /** SHA-256 over the link before, the entry's other facts and `personal`, hex. */
    hash: text().notNull(),
  },
  (table) => [index('audit_chain_audit_idx').on(table.auditId)],
);

/**
 * Entries that have no link yet. A trigger on `audit_log` fills it in the transaction of the entry;
 * the sealer empties it.
 */
export const auditUnsealed = pgTable('audit_unsealed', {
  auditId: idColumn<string>().primaryKey(),
});
