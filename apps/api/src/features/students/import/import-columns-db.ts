import type { ManagerId } from '@academy/domain/ids';
import {
  choicesToRemember,
  importFieldSchema,
  type ImportColumn,
  type RememberedColumns,
} from '@academy/domain/students';
import { asc, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { importColumns } from '../../../db/schema';

/**
 * What managers chose for headings of files before. A field that this version does not know is as
 * good as not chosen.
 */
export async function readRememberedColumns(db: Db | Tx): Promise<RememberedColumns> {
  const rows = await db
    .select({ heading: importColumns.heading, field: importColumns.field })
    .from(importColumns)
    .orderBy(asc(importColumns.heading));
  return new Map(
    rows.flatMap(({ heading, field }) =>
      field === null || importFieldSchema.safeParse(field).success
        ? [[heading, field] as const]
        : [],
    ),
  );
}

/** Remembers the choice for the next file, whoever brings it. */
export async function rememberColumns(
  tx: Tx,
  columns: readonly Pick<ImportColumn, 'header' | 'field'>[],
  { by, at }: { by: ManagerId; at: Date },
): Promise<void> {
  const rows = [...choicesToRemember(columns)].map(([heading, field]) => ({
    heading,
    field,
    chosenAt: at,
    chosenBy: by,
  }));
  if (rows.length > 0)
    await tx
      .insert(importColumns)
      .values(rows)
      .onConflictDoUpdate({
        target: importColumns.heading,
        set: {
          field: sql`excluded.field`,
          chosenAt: sql`excluded.chosen_at`,
          chosenBy: sql`excluded.chosen_by`,
        },
      });
}
