import type { ManagerId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database';

/**
 * What managers chose for the titles of files before. A field that this version does not know is as
 * good as not chosen.
 */
export const knownChoices = <Field extends string>(
  rows: readonly { title: string; field: Field | null }[],
  isKnown: (field: Field) => boolean,
): Map<string, Field | null> =>
  new Map(
    rows.flatMap(({ title, field }) =>
      field === null || isKnown(field) ? [[title, field] as const] : [],
    ),
  );

interface Choices {
  table: PgTable;
  /** Its column of titles. */
  title: PgColumn;
  fields: ReadonlyMap<string, string | null>;
  by: ManagerId;
  at: Date;
}

/** Remembers a choice for the next file, of any manager. */
export async function rememberChoices(
  tx: Tx,
  { table, title, fields, by, at }: Choices,
): Promise<void> {
  if (fields.size === 0) return;
  const rows = [...fields].map(([name, field]) => ({ title: name, field }));
  const key = sql.identifier(title.name);
  await tx.execute(sql`
    insert into ${table} (${key}, field, chosen_at, chosen_by)
    select w.title, w.field, ${at.toISOString()}::timestamptz, ${by}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (title text, field text)
    on conflict (${key}) do update set
      field = excluded.field, chosen_at = excluded.chosen_at, chosen_by = excluded.chosen_by`);
}
