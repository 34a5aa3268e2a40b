import type { ManagerId } from '@academy/domain/ids';
import type { ImportField } from '@academy/domain/students';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';

/**
 * What a heading of an imported list means in this academy, as a manager chose; without a field the
 * column is left out.
 */
export const importColumns = pgTable('import_columns', {
  /** As headings are compared: `headingKey`. */
  heading: text().primaryKey(),
  field: text().$type<ImportField>(),
  chosenAt: instant().notNull(),
  chosenBy: idColumn<ManagerId>()
    .notNull()
    .references(() => managers.id),
});
