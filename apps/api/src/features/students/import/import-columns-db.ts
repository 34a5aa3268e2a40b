import type { ManagerId } from '@academy/domain/ids';
import {
  choicesToRemember,
  importFieldSchema,
  type ImportColumn,
  type RememberedColumns,
} from '@academy/domain/students';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { importColumns } from '../../../db/schema';
import { knownChoices, rememberChoices } from '../../../shared/sheets/column-choices-db';

const { heading: title, field } = importColumns;

/** What managers chose for headings of files before. */
export async function readRememberedColumns(db: Db | Tx): Promise<RememberedColumns> {
  const rows = await db.select({ title, field }).from(importColumns).orderBy(asc(title));
  return knownChoices(rows, (known) => importFieldSchema.safeParse(known).success);
}

export const rememberColumns = (
  tx: Tx,
  columns: readonly Pick<ImportColumn, 'header' | 'field'>[],
  { by, at }: { by: ManagerId; at: Date },
): Promise<void> =>
  rememberChoices(tx, { table: importColumns, title, fields: choicesToRemember(columns), by, at });
